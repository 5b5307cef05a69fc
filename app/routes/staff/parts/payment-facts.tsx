import type { PtaPayment } from '#features/parent-forms/desk-queries.server.ts';
import { type PaymentWay, paymentWays } from '#features/parent-forms/payment.ts';
import { writtenKwacha } from '#lib/kwacha.ts';
import { dayMonthYear } from '#lib/plain-date.ts';

/** Between the facts of a record: what was paid, how and when. */
export function PaymentFacts({ payment }: { payment: PtaPayment }) {
  const { kwacha, way, paidOn, receiptNumber } = payment;
  return (
    <>
      <dt>Paid</dt>
      <dd>
        {writtenKwacha(kwacha)}, {paymentWays[way as PaymentWay]}, {dayMonthYear(paidOn)}
      </dd>
      {receiptNumber && (
        <>
          <dt>Receipt number</dt>
          <dd>{receiptNumber}</dd>
        </>
      )}
    </>
  );
}
