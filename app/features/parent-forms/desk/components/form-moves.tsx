import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import { NextStep } from '#desk/record/next-step.tsx';
import { WriteLetter } from '#desk/record/write-letter.tsx';
import type { School } from '#features/content/schemas.ts';
import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { membershipKwacha } from '#features/parent-form-kinds/pta-membership.ts';
import { isConfidential, storedForms } from '#features/parent-form-kinds/stored-form.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { kwachaFrom, writtenKwacha } from '#lib/text/kwacha.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useChangeAt } from '#requests/use-server-change.ts';
import { type FormRecord, formsAt } from '../forms-at.ts';
import { nextStatuses } from '../payment.ts';
import { PaymentFields } from './payment-fields.tsx';

interface FormMovesProps {
  record: FormRecord;
  fees: Parameters<typeof membershipKwacha>[1];
  school: School;
}

const CHANGEABLE = `You can change it again here. They see it at /status after ${UNDO_MINUTES} minutes.`;

/** What the office can do with a form from where it is. Each move has its way back; what cannot be undone asks. */
export function FormMoves({ record, fees, school }: FormMovesProps) {
  const { kind, name, answers, version, payment, letters, isAnswerable, reference } = record;
  const { name: called, inMails } = storedForms[kind];
  const change = useChangeAt(formsAt.record);
  const { errorOf, look } = useFieldErrors(change.refusal);
  const { name: status, takesPayment, isPaid } = getStatus(kind, record.status);
  return (
    <NextStep status={status}>
      <div className="row moves">
        <AskToSend
          isPossible={takesPayment === true}
          trigger="Write down the payment"
          triggerClass="btn"
          title={`${name} has paid`}
          confirm="Save the payment"
          onChange={look}
          change={change}
          body={(typed) => ({
            change: 'payment',
            version,
            payment: {
              ...Object.fromEntries(typed),
              kwacha: kwachaFrom(String(typed.get('kwacha'))),
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
        <AskToSend
          isPossible={isPaid === true && payment !== undefined}
          trigger="Take the payment back"
          title="Take the payment back?"
          confirm="Take it back"
          change={change}
          body={{ change: 'takePaymentBack', version }}
          said={{ title: 'Payment taken back', text: 'The membership waits to be paid.' }}
        >
          <p>
            {writtenKwacha(payment?.kwacha ?? 0)} will no longer stand here. The history keeps that
            it was written down, and by whom.
          </p>
        </AskToSend>
        {nextStatuses(kind, record.status, payment).map((to) => {
          const next = getStatus(kind, to);
          return (
            <SendButton
              key={to}
              change={change}
              body={{ change: 'status', version, to }}
              said={{
                title: next.name,
                text: isAnswerable
                  ? CHANGEABLE
                  : `Please call them: no mail reaches them. ${CHANGEABLE}`,
              }}
            >
              {next.move}
            </SendButton>
          );
        })}
        {isAnswerable && (
          <WriteLetter
            trigger="Write a mail"
            title={`Write to ${name}`}
            confirm="Send mail"
            done="Mail sent"
            keepAs={`${reference} mail ${letters.length}`}
            change={{ change: 'letter', version }}
            to={answers.email ?? ''}
            subject={`${isConfidential(kind) ? `Your ${inMails}` : called} ${reference}`}
            text={`Dear ${name},\n\n\n\nWith kind regards,\n${school.name}`}
          />
        )}
      </div>
    </NextStep>
  );
}
