import { instantInWords } from '#lib/dates/when-in-words.ts';
import { actWords, changeInWords } from '../../guardians/guardian-act-words.ts';
import type { RecordedAct } from '../../guardians/guardian-acts.server.ts';

/** What the family did in the portal, with what stood there before a correction. */
export function PortalActs({ acts }: { acts: RecordedAct[] }) {
  if (acts.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby="portal-acts-title">
      <h2 id="portal-acts-title">In the parent portal</h2>
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
              {instantInWords(new Date(at))}, {email}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
