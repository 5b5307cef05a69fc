import type { Refusal } from '#forms/refusal.ts';
import { CONTACT_MATCH_LABEL } from '#lib/text/contact-match.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import type { PaidTransaction } from '../form/transaction-fields.ts';

interface TransactionFieldsProps {
  start: PaidTransaction;
  errors: Refusal['errors'];
  today: string;
}

/** Uncontrolled: what somebody typed before React woke stays in the fields. */
export function TransactionFields({ start, errors, today }: TransactionFieldsProps) {
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
  return (
    <>
      <InputField
        id="reference"
        label="Payment reference"
        hint="Such as MP-7KQ4-M2XD. Small letters and missing dashes are fine."
        error={errorOf('reference')}
        {...code}
        defaultValue={start.reference}
      />
      <InputField
        id="proof"
        label={CONTACT_MATCH_LABEL}
        hint="As you gave them when you made the reference."
        error={errorOf('proof')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={start.proof}
      />
      <InputField
        id="transactionId"
        label="Transaction id"
        hint="Letters, digits, dots and dashes, as in the provider’s message."
        error={errorOf('transactionId')}
        {...code}
        defaultValue={start.transactionId}
      />
      <InputField
        id="paidOn"
        label="Day on which you paid"
        error={errorOf('paidOn')}
        type="date"
        className="date"
        max={today}
        defaultValue={start.paidOn}
      />
    </>
  );
}
