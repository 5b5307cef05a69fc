import { ShortFormSheet } from '#forms/components/short-form-sheet.tsx';
import type { PostedForm } from '#forms/posted-form.ts';
import { type MealPayment, mealPayment } from '../meal-payment.ts';
import { ReferenceMade } from './reference-made.tsx';

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
