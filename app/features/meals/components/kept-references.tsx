import { useEntries } from '#forms/device/use-entries.ts';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { paymentsKey } from '../form/device-keys.ts';
import { referencesOf } from '../form/kept-payment.ts';
import { transactionPath } from '../shared-reference.ts';

const MOST_SHOWN = 5;

/** The references that were made on this device, for whoever comes back with the transaction id. */
export function KeptReferences({ slug }: { slug: string }) {
  const kept = referencesOf(useEntries(paymentsKey(slug)) ?? []).slice(0, MOST_SHOWN);
  if (kept.length === 0) return null;
  return (
    <>
      <p>Made on this device:</p>
      <ul>
        {kept.map(({ reference, amountKwacha, submissionDate }) => (
          <li key={reference}>
            <a href={transactionPath(reference)}>{reference}</a>, {writtenKwacha(amountKwacha)},{' '}
            {writtenDate(dayInLusaka(new Date(submissionDate)))}
          </li>
        ))}
      </ul>
    </>
  );
}
