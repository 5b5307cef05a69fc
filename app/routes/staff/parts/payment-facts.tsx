import type { PtaPayment } from '#features/parent-forms/desk/desk-queries.server.ts';
import { type PaymentWay, paymentWays } from '#features/parent-forms/desk/payment.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';

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
