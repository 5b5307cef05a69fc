import { formListKey } from '#forms/device/kept-form.ts';
import { useEntries } from '#forms/device/use-entries.ts';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { mealPayment } from '../meal-payment.ts';
import { transactionPath } from '../shared-reference.ts';

const MOST_SHOWN = 5;

/** The references that were made on this device, the newest first and without whose they are, for whoever comes back with the transaction id. */
export function KeptReferences({ slug }: { slug: string }) {
  const entries = useEntries(formListKey(mealPayment, slug)) ?? [];
  const kept = entries
    .flatMap(({ delivery, amountKwacha, submissionDate }) => {
      const { reference } = delivery ?? {};
      return reference ? [{ reference, amountKwacha: Number(amountKwacha), submissionDate }] : [];
    })
    .slice(-MOST_SHOWN)
    .reverse();
  if (kept.length === 0) return null;
  return (
    <>
      <p>Made on this device:</p>
      <ul>
        {kept.map(({ reference, amountKwacha, submissionDate }) => (
          <li key={reference}>
            <a className="ref" href={transactionPath(reference)}>
              {reference}
            </a>
            , {writtenKwacha(amountKwacha)}, {writtenDate(dayInLusaka(new Date(submissionDate)))}
          </li>
        ))}
      </ul>
    </>
  );
}
