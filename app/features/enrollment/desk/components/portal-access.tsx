import { useState } from 'react';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { SendButton } from '#requests/send-button.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { Fold } from '#ui/fold.tsx';
import { applicationChangesAt } from '../desk-at.ts';
import type { DeskRecord } from '../desk-record.ts';

/** The family's way into the portal. */
export function PortalAccess({ record }: { record: DeskRecord }) {
  return (
    <Fold id="portal-title" title="Way into the portal" note="a code, or an invitation by mail">
      <AccessCode record={record} />
    </Fold>
  );
}

/** A code for each guardian: what one of them opens with it is theirs alone. */
function AccessCode({ record: { guardians, accessCodeMadeAt: madeAt } }: { record: DeskRecord }) {
  const [code, setCode] = useState<string>();
  const change = useServerChange(applicationChangesAt);
  return (
    <div>
      <p className="small">
        With an access code a family opens this application in the parent portal. Check who is
        calling before you say it. Invite by mail only an address that you have checked with them:
        from then on our mails to it open the application.
        {madeAt && ` The newest was made ${shortInstant(madeAt, new Date())}.`}
      </p>
      <ul className="notes">
        {guardians.map(({ number, name, isMailable, mayFollow }) => (
          <li key={number}>
            <p dir="auto">{name}</p>
            {mayFollow ? (
              <div className="row">
                <SendButton
                  className="btn sm line"
                  change={change}
                  body={{ change: 'giveCode', guardian: number }}
                  onDone={(done: { accessCode: string }) => setCode(done.accessCode)}
                >
                  Give access code<span className="visually-hidden"> to {name}</span>
                </SendButton>
                {isMailable && (
                  <SendButton
                    className="btn sm line"
                    change={change}
                    body={{ change: 'invite', guardian: number }}
                    said={{
                      title: 'Invited',
                      text: 'The mail with the access code is on its way.',
                    }}
                  >
                    Invite by mail<span className="visually-hidden">: {name}</span>
                  </SendButton>
                )}
              </div>
            ) : (
              <p className="small">Gets no access code: they may not follow the application.</p>
            )}
          </li>
        ))}
      </ul>
      <p role="status">
        {code && (
          <>
            <strong className="spoken-code">{code}</strong>
            <span className="small"> Say it or write it down now: we show it only once.</span>
          </>
        )}
      </p>
    </div>
  );
}
