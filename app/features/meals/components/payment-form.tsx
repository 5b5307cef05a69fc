import { useEffect, useState } from 'react';
import { ShortFormSheet } from '#forms/components/short-form-sheet.tsx';
import type { PostedForm } from '#forms/posted-form.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { PrintLink } from '#ui/print-link.tsx';
import { type MealPayment, mealPayment } from '../meal-payment.ts';
import { sharedReference, transactionPath } from '../shared-reference.ts';

const says = {
  saved:
    'What you wrote is safe on this device and goes out as soon as there is a connection, while this site is open or when you visit it again. Then your reference stands here.',
  notKept:
    'This device could not keep what you wrote: please leave this page open until it is sent.',
};

interface PaymentFormProps {
  slug: string;
  school: string;
  publicUrl: string;
  use: string;
  /** What the calculator says. */
  suggestion: Pick<MealPayment, 'purpose' | 'amountKwacha'>;
  posted: PostedForm | undefined;
}

/** Makes a payment reference. */
export function PaymentForm({ school, publicUrl, use, ...others }: PaymentFormProps) {
  return (
    <ShortFormSheet
      {...{ ...others, says }}
      form={mealPayment}
      button="Make the reference"
      className="no-print"
      received={(reference, { amountKwacha }) => (
        <ReferenceMade {...{ reference, school, publicUrl }} amountKwacha={Number(amountKwacha)} />
      )}
    >
      <p className="hint mb-g4">
        {use} More in our <a href="/privacy">privacy notice</a>.
      </p>
    </ShortFormSheet>
  );
}

interface ReferenceMadeProps {
  reference: string;
  amountKwacha: number;
  school: string;
  publicUrl: string;
}

/** What a family takes away: the reference, large, the amount, and how to go on. */
function ReferenceMade({ reference, amountKwacha, school, publicUrl }: ReferenceMadeProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const text = sharedReference({ reference, amountKwacha, school, publicUrl });
  return (
    <div className="note ok made">
      <p>Your payment reference</p>
      <p className="reference">{reference}</p>
      <p>
        Amount: <b>{writtenKwacha(amountKwacha)}</b>
      </p>
      <p>
        Write this reference in the message of the payment, or say it at the office. After a payment
        by mobile money, come back and{' '}
        <a href={transactionPath(reference)}>enter the transaction id</a>.
      </p>
      <p className="row no-print">
        <PrintLink className="btn line sm" href="#make">
          Print
        </PrintLink>
        <a className="btn line sm" href={`https://wa.me/?${new URLSearchParams({ text })}`}>
          Share on WhatsApp
        </a>
        {canShare && (
          <button
            type="button"
            className="btn line sm"
            onClick={() => void navigator.share({ text }).catch(() => {})}
          >
            Share with another app
          </button>
        )}
      </p>
    </div>
  );
}
