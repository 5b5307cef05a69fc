import { Link } from 'react-router';
import { recordMeta } from '#app/shell/private/private-meta.ts';
import { besideIn } from '#desk/list/pagination.ts';
import { DeskFacts } from '#desk/record/desk-facts.tsx';
import { RecordPage } from '#desk/record/record-page.tsx';
import { PaymentMoves } from '#features/meals/desk/components/payment-moves.tsx';
import { type PaymentRecord, paymentsAt } from '#features/meals/desk/payments-at.ts';
import { gradeName } from '#features/meals/meal-payment.ts';
import { type PaymentStatus, paymentStatuses } from '#features/meals/payment-status.ts';
import { historyInWords } from '#features/submissions/desk/act-in-words.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import type { Route } from './+types/meal-payment.ts';

const beside = besideIn((search) => askServer(paymentsAt.list, undefined, search));

export const clientLoader = loadFrom(paymentsAt.record);
export const clientAction = makeChange;
export const meta = recordMeta;

export default function MealPayment({ loaderData: record }: Route.ComponentProps) {
  const change = useServerChange(paymentsAt.record);
  const { reference, status } = record;
  return (
    <RecordPage
      room="meals"
      reference={reference}
      beside={beside}
      isOfFamily
      title={record.childName}
      status={paymentStatuses[status]}
      facts={{
        amount: <b>{writtenKwacha(record.amountKwacha)}</b>,
        grade: unbroken(gradeName(record.gradeLevel)),
        made: `asked for ${shortInstant(record.submittedAt, new Date())}`,
      }}
      first={
        <PaymentMoves record={record} change={change}>
          <SameTransaction record={record} />
        </PaymentMoves>
      }
      work={record.work}
      whoMayAsk="The family"
      happened={historyOf(record)}
    >
      <section aria-labelledby="payment-title">
        <div className="ruled">
          <h2 id="payment-title">The payment</h2>
        </div>
        <DeskFacts
          facts={{
            Amount: writtenKwacha(record.amountKwacha),
            Received: record.receivedKwacha === null ? null : writtenKwacha(record.receivedKwacha),
            'Transaction id': record.transactionId,
            'Paid on': record.paidOn && dayMonthYear(record.paidOn),
            'Told the family': record.reason,
            For: record.purpose,
            Guardian: record.guardianName,
            Phone: <a href={telephoneLink(record.phone)}>{record.phone}</a>,
            Email: record.email,
          }}
        />
      </section>
    </RecordPage>
  );
}

/** What else the transaction has paid, or why it must be looked at twice. */
function SameTransaction({ record }: { record: PaymentRecord }) {
  if (record.sameTransaction.length === 0) return null;
  const hasMoney = (status: PaymentStatus) => paymentStatuses[status].hasMoney;
  const isTogether = [record, ...record.sameTransaction].every(({ status }) => hasMoney(status));
  return (
    <div className="note" role="note">
      {isTogether ? (
        <p>
          <b>This transaction paid several references.</b> They were ticked together.
        </p>
      ) : (
        <p>
          <b>Another payment has the same transaction id.</b> One transaction cannot confirm two
          payments: please compare them first.
        </p>
      )}
      <ul>
        {record.sameTransaction.map(({ reference, childName, status }) => (
          <li key={reference}>
            <Link className="ref" to={`/staff/meals/${reference}`}>
              {reference}
            </Link>
            , {childName}: {paymentStatuses[status].name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function historyOf({ reference, history, submittedAt, enteredAt }: PaymentRecord) {
  const said = historyInWords(reference, history);
  const byFamily = [
    { at: submittedAt, words: 'The family asked for the reference' },
    ...(enteredAt ? [{ at: enteredAt, words: 'Transaction id entered' }] : []),
  ].map((entry) => ({ ...entry, staffEmail: '' }));
  return [...said, ...byFamily].sort((one, other) => other.at.localeCompare(one.at));
}
