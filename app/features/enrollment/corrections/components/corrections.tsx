import { StaffName } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { answerInWords, type Correction, questionNamed } from '../correction.ts';

/** What the office has corrected: what stood there, what stands there now, and how it knew. */
export function Corrections({ corrections }: { corrections: Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <section className="corrections" aria-labelledby="corrections-title">
      <div className="ruled">
        <h2 id="corrections-title">Corrections</h2>
      </div>
      <dl className="term-list">
        {corrections.map(({ id, question, before, after, reason, correctedBy, correctedAt }) => (
          <div key={id}>
            <dt>{questionNamed(question).words}</dt>
            <dd>
              <del dir="auto">{unbroken(answerInWords(question, before))}</del>{' '}
              <ins dir="auto">{unbroken(answerInWords(question, after))}</ins>
              <p className="small muted">
                <span dir="auto">“{reason}”</span>, <StaffName of={correctedBy} />,{' '}
                {shortInstant(correctedAt, new Date())}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
