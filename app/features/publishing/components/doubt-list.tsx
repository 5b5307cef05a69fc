import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { SendButton } from '#requests/send-button.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import type { SortedDoubts } from '../doubts/dismissed-doubts.server.ts';
import { doubtsAt } from '../doubts/doubts-at.ts';

/** What the pages say that may be wrong, or will soon be over. Nothing keeps it from being so. */
export function DoubtList({ doubts: { open, dismissed } }: { doubts: SortedDoubts }) {
  const change = useServerChange(doubtsAt);
  const [last, setLast] = useState<string>();
  const undo = useRef<HTMLButtonElement>(null);
  const justSaid = dismissed.find(({ key }) => key === last);
  useEffect(() => {
    if (justSaid) undo.current?.focus();
  }, [justSaid]);

  const bringingBack = (key: string) => ({
    change,
    body: { change: 'bringBack' as const, key },
    said: { title: 'Asked again', text: 'It stands in the list again.' },
    onDone: () => setLast(undefined),
  });
  if (open.length + dismissed.length === 0) return null;
  return (
    <section aria-labelledby="please-look">
      <h2 id="please-look" className="ruled">
        Please look at this
        {open.length > 0 && <small aria-hidden="true">{open.length}</small>}
      </h2>
      {open.length > 0 ? (
        <p>The pages say it as it is written. Change it where it is not right.</p>
      ) : (
        <p>There is nothing to look at now.</p>
      )}
      <ul className="doubts">
        {open.map(({ words, part, key }) => (
          <li key={key}>
            <Link to={`/staff/content/${part}`}>{unbroken(words)}</Link>
            <span>
              <SendButton
                className="btn plain sm"
                change={change}
                body={{ change: 'dismiss', key }}
                onDone={() => setLast(key)}
              >
                It is right<span className="visually-hidden">: {words}</span>
              </SendButton>
            </span>
          </li>
        ))}
      </ul>
      <div role="status">
        {justSaid && (
          <p className="note row">
            <span>Nobody is asked about it any more, until something in it changes.</span>
            <SendButton ref={undo} className="btn line sm" {...bringingBack(justSaid.key)}>
              Undo
            </SendButton>
          </p>
        )}
      </div>
      {dismissed.length > 0 && (
        <details>
          <summary>You said that these are right: {dismissed.length}</summary>
          <ul className="doubts">
            {dismissed.map(({ words, key, staffEmail, at }) => (
              <li key={key}>
                <span>
                  {unbroken(words)}
                  <br />
                  <span className="small muted">
                    <StaffName of={staffEmail} />, {shortInstant(at, new Date())}
                  </span>
                </span>
                <span>
                  <SendButton className="btn line sm" {...bringingBack(key)}>
                    Ask again<span className="visually-hidden">: {words}</span>
                  </SendButton>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
