import { CodeForm } from './code-form.tsx';

export interface NewFactor {
  id: string;
  picture: string;
  secret: string;
}

/** A picture for the authenticator app, the key for who types it, and the first code to try it. */
export function SetUpFactor({ factor, onDone }: { factor: NewFactor; onDone: () => void }) {
  return (
    <>
      <ol>
        <li>
          Open an authenticator app on your phone, for example Aegis, Google Authenticator or
          Microsoft Authenticator, and add an account.
        </li>
        <li>
          Point its camera at this picture, or type the key.
          <img className="qr" src={factor.picture} alt="QR code with the key below" width="232" />
          <p>
            Key: <code>{(factor.secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
          </p>
        </li>
        <li>Enter the code that the app shows.</li>
      </ol>
      <CodeForm factorId={factor.id} button="Turn it on" onDone={onDone} />
    </>
  );
}
