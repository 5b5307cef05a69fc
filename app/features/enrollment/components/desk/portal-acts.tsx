import { instantInWords } from '#lib/when-in-words.ts';
import type { RecordedAct } from '../../guardian-acts.server.ts';
import type { GuardianAct } from '../../guardian-tables.server.ts';
import type { AnswerName } from '../../limits.ts';

const actWords: Record<GuardianAct, string> = {
  linked: 'Opened the application with an access code',
  accepted: 'Accepted the place',
  declined: 'Declined the place',
  withdrawn: 'Withdrew the application',
  corrected: 'Corrected contact details',
  exported: 'Downloaded the data',
  askedToErase: 'Asks to erase the data',
  keptAfterAll: 'Stopped the erasure',
};

const fieldWords: Partial<Record<AnswerName, string>> = {
  parent1Phone: 'Phone of parent/guardian 1',
  parent1Email: 'Email of parent/guardian 1',
  parent2Phone: 'Phone of parent/guardian 2',
  parent2Email: 'Email of parent/guardian 2',
  emergencyContactPhone: 'Phone of the emergency contact',
};

/** What the family did in the portal, with what stood there before a correction. */
export function PortalActs({ acts }: { acts: RecordedAct[] }) {
  if (acts.length === 0) return null;
  return (
    <section className="record-tools" aria-labelledby="portal-acts-title">
      <h2 id="portal-acts-title">In the parent portal</h2>
      <ol className="history">
        {acts.map(({ at, email, act, changes }) => (
          <li key={at + act}>
            <b>{actWords[act]}</b>
            {changes.map(({ field, before, after }) => (
              <span key={field} dir="auto">
                {fieldWords[field] ?? field}: {before || 'none'}, now {after || 'none'}
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
