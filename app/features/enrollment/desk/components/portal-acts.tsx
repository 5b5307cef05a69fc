import { shortInstant } from '#lib/dates/short-instant.ts';
import { Fold } from '#ui/fold.tsx';
import { actWords, changeInWords } from '../../guardians/guardian-act-words.ts';
import type { RecordedAct } from '../../guardians/guardian-acts.server.ts';

/** What the family did in the portal, with what stood there before a correction. */
export function PortalActs({ acts }: { acts: RecordedAct[] }) {
  if (acts.length === 0) return null;
  return (
    <Fold id="portal-acts-title" title="In the parent portal" note="what the family did there">
      <ol className="history">
        {acts.map(({ at, email, act, changes }) => (
          <li key={at + act}>
            <b>{actWords[act]}</b>
            {changes.map((change) => (
              <span key={change.field} dir="auto">
                {changeInWords(change)}
              </span>
            ))}
            <span className="small muted">
              {shortInstant(at, new Date())}, {email}
            </span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
