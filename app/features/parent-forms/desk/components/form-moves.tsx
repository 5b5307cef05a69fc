import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import { firstClass, NextStep } from '#desk/record/next-step.tsx';
import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { membershipKwacha } from '#features/parent-form-kinds/pta-membership.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { kwachaFrom, writtenKwacha } from '#lib/text/kwacha.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { type FormRecord, formsAt } from '../forms-at.ts';
import { nextStatuses, type PaymentWay } from '../payment.ts';
import { PaymentFields } from './payment-fields.tsx';

interface FormMovesProps {
  record: FormRecord;
  fees: Parameters<typeof membershipKwacha>[1];
}

const CHANGEABLE = `You can change it again here. They see it at /status after ${UNDO_MINUTES} minutes.`;

/** What the office can do with a form from where it is. Each move has its way back; what cannot be undone asks. */
export function FormMoves({ record, fees }: FormMovesProps) {
  const { reference, kind, name, answers, version, payment, isAnswerable } = record;
  const change = useServerChange(formsAt.record);
  const { errorOf, look } = useFieldErrors(change.refusal);
  const status = getStatus(kind, record.status);
  const { takesPayment, isPaid } = status;
  const ways = nextStatuses(kind, record.status, payment);
  const usual = takesPayment || status.isOver || isPaid ? undefined : ways[0];
  const wayOn = (to: string, triggerClass: string) => {
    const next = getStatus(kind, to);
    return (
      <SendButton
        className={triggerClass}
        change={change}
        body={{ change: 'status', version, to }}
        said={{
          title: next.name,
          text: isAnswerable ? CHANGEABLE : `Please call them: no mail reaches them. ${CHANGEABLE}`,
        }}
      >
        {next.move}
      </SendButton>
    );
  };
  return (
    <NextStep
      status={status}
      turn={record.turn}
      sender="whoever sent it"
      first={
        <>
          <AskToSend
            isPossible={takesPayment === true}
            trigger="Write down the payment"
            triggerClass="btn"
            title={`${name} has paid`}
            confirm="Save the payment"
            keepAs={`${reference} payment`}
            onChange={look}
            change={change}
            body={(typed) => ({
              change: 'payment',
              version,
              payment: {
                kwacha: kwachaFrom(String(typed.get('kwacha'))),
                way: String(typed.get('way')) as PaymentWay,
                paidOn: String(typed.get('paidOn')),
                receiptNumber: String(typed.get('receiptNumber')),
              },
            })}
            said={{ title: 'Payment saved', text: CHANGEABLE }}
          >
            <PaymentFields
              kwacha={membershipKwacha(answers, fees)}
              today={dayInLusaka(new Date())}
              errorOf={errorOf}
            />
          </AskToSend>
          {/* Another step is another button: what has the focus is never the next step at once. */}
          {usual && <div key={usual}>{wayOn(usual, firstClass(record.turn))}</div>}
        </>
      }
      otherwise={
        <>
          <li>
            <AskToSend
              isPossible={isPaid === true && payment !== undefined}
              trigger="Take the payment back"
              triggerClass=""
              title="Take the payment back?"
              confirm="Take it back"
              change={change}
              body={{ change: 'takePaymentBack', version }}
              said={{ title: 'Payment taken back', text: 'The membership waits to be paid.' }}
            >
              <p>
                {writtenKwacha(payment?.kwacha ?? 0)} will no longer stand here. The history keeps
                that it was written down, and by whom.
              </p>
            </AskToSend>
          </li>
          {ways
            .filter((to) => to !== usual)
            .map((to) => (
              <li key={to}>{wayOn(to, '')}</li>
            ))}
        </>
      }
    />
  );
}
