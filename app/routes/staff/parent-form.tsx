import { recordMeta } from '#app/shell/private/private-meta.ts';
import { besideIn } from '#desk/list/pagination.ts';
import { AsTyped } from '#desk/record/as-typed.tsx';
import { RecordPage } from '#desk/record/record-page.tsx';
import { ReplyForm } from '#desk/record/reply-form.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { isConfidential, storedForms } from '#features/parent-form-kinds/stored-form.ts';
import { FormAnswers, NoMail } from '#features/parent-forms/desk/components/form-answers.tsx';
import { FormMoves } from '#features/parent-forms/desk/components/form-moves.tsx';
import { type FormRecord, formsAt } from '#features/parent-forms/desk/forms-at.ts';
import { paymentWays } from '#features/parent-forms/desk/payment.ts';
import { historyInWords } from '#features/submissions/desk/act-in-words.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import type { Route } from './+types/parent-form.ts';

const beside = besideIn((search) => askServer(formsAt.list, undefined, search));

export const clientLoader = loadFrom(formsAt.record);
export const clientAction = makeChange;
export const meta = recordMeta;

export default function ParentForm({ loaderData: record, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const { kind, reference, fees, name, version, letters } = record;
  const now = new Date();
  const { name: called, inMails } = storedForms[kind];
  const facts = {
    ptaPerPerson: writtenKwacha(fees.perPersonKwacha),
    ptaPerFamily: writtenKwacha(fees.perFamilyKwacha),
  };
  return (
    <RecordPage
      room="parents"
      reference={reference}
      beside={beside}
      isOfFamily
      title={name}
      status={getStatus(kind, record.status)}
      facts={{
        form: called,
        paid: record.payment && paidInWords(record.payment),
        sent: `sent ${shortInstant(record.submittedAt, now)}`,
      }}
      first={<FormMoves record={record} fees={fees} />}
      work={record.work}
      whoMayAsk="Whoever sent it"
      happened={[
        ...historyInWords(reference, record.history),
        { at: record.submittedAt, staffEmail: '', words: 'Form received' },
      ]}
    >
      <section aria-labelledby="answers-title">
        <div className="ruled">
          <h2 id="answers-title">Answers</h2>
        </div>
        <FormAnswers record={record} facts={facts} />
      </section>
      {letters.map((letter) => (
        <article key={letter.id} className="came ours" aria-label={letter.subject}>
          <p>
            <b>{letter.subject}</b>
          </p>
          <AsTyped>{letter.words}</AsTyped>
          <p className="small muted">
            <StaffName of={letter.staffEmail} />, {shortInstant(letter.at, now)}
          </p>
        </article>
      ))}
      {record.isAnswerable ? (
        <ReplyForm
          label={`Write to ${name}`}
          confirm="Send mail"
          done="Mail sent"
          keepAs={`${reference} mail ${letters.length}`}
          at={formsAt.record}
          changeWith={(letter) => ({ change: 'letter', version, letter })}
          subject={`${isConfidential(kind) ? `Your ${inMails}` : called} ${reference}`}
          draft={`Dear ${name},\n\n\n\nWith kind regards,\n${school.name}`}
        >
          It goes to {record.answers.email}.
        </ReplyForm>
      ) : (
        <NoMail {...record.answers} />
      )}
    </RecordPage>
  );
}

/** What was paid, how and when. */
function paidInWords({ kwacha, way, paidOn, receiptNumber }: NonNullable<FormRecord['payment']>) {
  const receipt = receiptNumber && `, receipt ${receiptNumber}`;
  return `${writtenKwacha(kwacha)}, ${paymentWays[way]}, ${dayMonthYear(paidOn)}${receipt}`;
}
