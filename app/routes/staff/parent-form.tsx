import { recordMeta } from '#app/shell/private/private-meta.ts';
import { OfficeWork } from '#desk/cases/office-work.tsx';
import { besideByNumber } from '#desk/list/pagination.ts';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { AsTyped } from '#desk/record/as-typed.tsx';
import { DeskFacts } from '#desk/record/desk-facts.tsx';
import { RecordHistory } from '#desk/record/record-history.tsx';
import { RecordPage } from '#desk/record/record-page.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { storedForms } from '#features/parent-form-kinds/stored-form.ts';
import { FormAnswers, NoMail } from '#features/parent-forms/desk/components/form-answers.tsx';
import { FormMoves } from '#features/parent-forms/desk/components/form-moves.tsx';
import { type FormRecord, formsAt } from '#features/parent-forms/desk/forms-at.ts';
import { paymentWays } from '#features/parent-forms/desk/payment.ts';
import { historyInWords } from '#features/submissions/desk/act-in-words.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { changeAt, loadFrom } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import type { Route } from './+types/parent-form.ts';

const beside = besideByNumber((search) => askServer(formsAt.list, undefined, search));

export const clientLoader = loadFrom(formsAt.record);
export const clientAction = changeAt(formsAt.record);
export const meta = recordMeta;

export default function ParentForm({ loaderData: record, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const { kind, reference, fees } = record;
  const now = new Date();
  const status = getStatus(kind, record.status);
  const facts = {
    ptaPerPerson: writtenKwacha(fees.perPersonKwacha),
    ptaPerFamily: writtenKwacha(fees.perFamilyKwacha),
  };
  return (
    <RecordPage
      title={record.name}
      room="parents"
      reference={reference}
      beside={beside}
      turn={record.turn}
      isOfFamily
      history={
        <div>
          <OfficeWork work={record.work} whoMayAsk="Whoever sent it" />
          <RecordHistory
            entries={[
              ...historyInWords(record.reference, record.history),
              { at: record.submittedAt, staffEmail: '', words: 'Form received' },
            ]}
          />
        </div>
      }
    >
      <section>
        <DeskFacts
          facts={{
            Status: <StatusBadge of={status} />,
            Form: storedForms[kind].name,
            Reference: reference,
            Received: writtenInstant(record.submittedAt, now),
            ...(record.payment && factsOf(record.payment)),
          }}
        />
      </section>
      <section>
        <h2>Answers</h2>
        <FormAnswers record={record} facts={facts} />
      </section>
      {record.letters.map((letter) => (
        <section key={letter.id}>
          <h2>{letter.subject}</h2>
          <p className="small muted">
            <StaffName of={letter.staffEmail} />, {writtenInstant(letter.at, now)}
          </p>
          <AsTyped>{letter.words}</AsTyped>
        </section>
      ))}
      {!record.isAnswerable && <NoMail {...record.answers} />}
      <FormMoves record={record} fees={fees} school={school} />
    </RecordPage>
  );
}

/** What was paid, how and when. */
function factsOf({ kwacha, way, paidOn, receiptNumber }: NonNullable<FormRecord['payment']>) {
  return {
    Paid: `${writtenKwacha(kwacha)}, ${paymentWays[way]}, ${dayMonthYear(paidOn)}`,
    'Receipt number': receiptNumber,
  };
}
