import { type ReactNode, useState } from 'react';
import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import { firstClass, NextStep } from '#desk/record/next-step.tsx';
import { kwachaFrom } from '#lib/text/kwacha.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { InputField, TextField } from '#ui/fields/input-field.tsx';
import { KwachaField } from '#ui/fields/kwacha-field.tsx';
import { paymentLimits } from '../../form/payment-limits.ts';
import { canBecome, paymentStatuses, shortfallInWords } from '../../payment-status.ts';
import type { PaymentChange, PaymentRecord } from '../payments-at.ts';

interface PaymentMovesProps {
  record: PaymentRecord;
  change: ServerChange<PaymentChange>;
}

const UNDOABLE = `You can take it back here. The family sees it after ${UNDO_MINUTES} minutes.`;

/** What the office can do with a payment now. */
export function PaymentMoves({
  record,
  change,
  children,
}: PaymentMovesProps & { children: ReactNode }) {
  const { status, version, canUndo, turn } = record;

  return (
    <NextStep
      status={paymentStatuses[status]}
      turn={turn}
      sender="the family"
      undo={canUndo ? {} : undefined}
      change={change}
      takingBack={{ change: 'undo', version }}
      first={<Confirm record={record} change={change} />}
      otherwise={
        <>
          <li>
            <NotFound record={record} change={change} />
          </li>
          <li>
            <AskToSend
              isPossible={canBecome(status, 'cancelled')}
              trigger="Cancel this reference"
              triggerClass=""
              title="Cancel this reference?"
              confirm="Cancel the reference"
              change={change}
              body={{ change: 'cancel', version }}
              said={{ title: 'Cancelled', text: UNDOABLE }}
            >
              <p>
                The family sees at /status that it is cancelled, and then cannot enter a transaction
                any more.
              </p>
            </AskToSend>
          </li>
        </>
      }
    >
      {children}
    </NextStep>
  );
}

function Confirm({ record, change }: PaymentMovesProps) {
  const { reference, version, amountKwacha, transactionId, email } = record;
  const [received, setReceived] = useState(amountKwacha);
  return (
    <AskToSend
      isPossible={canBecome(record.status, 'confirmed')}
      trigger="Confirm"
      triggerClass={firstClass(record.turn)}
      title="The money has arrived?"
      confirm="Confirm the payment"
      keepAs={`${reference} confirm`}
      onFilled={(typed) => setReceived(kwachaFrom(String(typed.get('receivedKwacha'))))}
      change={change}
      body={(typed) => ({
        change: 'confirm',
        version,
        receivedKwacha: kwachaFrom(String(typed.get('receivedKwacha'))),
        transactionId: String(typed.get('transactionId')).trim(),
      })}
      said={{ title: 'Confirmed', text: UNDOABLE }}
    >
      <KwachaField
        id="receivedKwacha"
        label="Amount received, in Kwacha"
        defaultValue={amountKwacha}
      />
      <p role="status">{shortfallInWords(amountKwacha, received)}</p>
      <InputField
        id="transactionId"
        label="Transaction id"
        isOptional
        hint="Leave it empty for what was paid at the office."
        autoComplete="off"
        maxLength={paymentLimits.transactionId}
        defaultValue={transactionId ?? ''}
      />
      {email && <p className="hint">The family gets a mail ten minutes from now.</p>}
    </AskToSend>
  );
}

function NotFound({ record, change }: PaymentMovesProps) {
  const { version, email, reference } = record;
  return (
    <AskToSend
      isPossible={canBecome(record.status, 'notFound')}
      trigger="Not found"
      triggerClass=""
      title="Tell the family that you did not find it"
      confirm="Not found"
      keepAs={`${reference} not found`}
      change={change}
      body={(typed) => ({ change: 'notFound', version, reason: String(typed.get('reason')) })}
      said={{ title: 'Not found', text: UNDOABLE }}
    >
      <TextField
        id="reason"
        label="What the family should know"
        hint="They read it at /status. For example: there is no transaction with this id on that day."
        rows={3}
        required
        maxLength={paymentLimits.reason}
      />
      {email && (
        <p className="hint">
          In ten minutes a mail asks them to look there. The mail does not say what you write here.
        </p>
      )}
    </AskToSend>
  );
}
