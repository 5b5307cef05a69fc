import { writtenKwacha } from '#lib/text/kwacha.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';

/** Where the transaction id of a payment is entered. */
export function transactionPath(reference: string): string {
  return `/parents/meals/transaction?${new URLSearchParams({ reference })}`;
}

/** For whoever pays for the family: what to write into the payment. Nobody's name is in it. */
export function sharedReference({
  reference,
  amountKwacha,
  school,
  publicUrl,
}: {
  reference: string;
  amountKwacha: number;
  school: string;
  publicUrl: string;
}): string {
  return [
    `${school}: meal payment`,
    `Reference: ${reference}`,
    `Amount: ${plainSpaces(writtenKwacha(amountKwacha))}`,
    'Please write the reference in the message of the payment.',
    `${publicUrl}/parents/meals`,
  ].join('\n');
}
