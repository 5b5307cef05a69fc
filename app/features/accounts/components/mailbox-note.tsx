import { useEffect, useRef, useState } from 'react';
import { askClient } from '#requests/session/auth-client.ts';
import { adviceOn } from '../client/service-message.ts';

interface MailboxNoteProps {
  email: string;
  /** The mail that can be sent once more. */
  resends: 'signup' | 'recovery';
}

/** After a form whose answer comes by mail. */
export function MailboxNote({ email, resends }: MailboxNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => heading.current?.focus(), []);
  async function sendAgain() {
    setSaid('Sending...');
    const { error } =
      resends === 'signup'
        ? await askClient((client) => client.resend({ type: 'signup', email }))
        : await askClient((client) => client.resetPasswordForEmail(email));
    setSaid(error ? adviceOn(error) : 'Sent once more.');
  }
  return (
    <section className="panel">
      <h2 ref={heading} tabIndex={-1}>
        Look in your mailbox
      </h2>
      <p>
        {resends === 'signup'
          ? `We have sent a mail to ${email}. Open the link in it to confirm that the address is yours; then you are signed in.`
          : `If ${email} has an account, we have sent a mail to it. Open the link in it to set a new password.`}
      </p>
      <p>It can take a few minutes. If it does not come, look under spam too.</p>
      <p>
        <button type="button" className="link" onClick={sendAgain}>
          Send it once more
        </button>
      </p>
      <p role="status">{said}</p>
    </section>
  );
}
