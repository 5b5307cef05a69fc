import type { Refusal } from '#forms/refusal.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { type PaidTransaction, transactionLabels } from '../form/transaction-fields.ts';

interface TransactionFieldsProps {
  start: PaidTransaction;
  errors: Refusal['errors'];
  today: string;
  /** What is on its way stays as it is. */
  isSending: boolean;
}

/** Uncontrolled: what somebody typed before React hydrated the page stays in the fields. */
export function TransactionFields({ start, errors, today, isSending }: TransactionFieldsProps) {
  const asked = (name: keyof PaidTransaction) => ({
    id: name,
    label: transactionLabels[name],
    error: errors.find(({ field }) => field === name)?.message,
    defaultValue: start[name],
    readOnly: isSending,
  });
  const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
  return (
    <>
      <InputField
        {...asked('reference')}
        hint="Such as MP-7KQ4-M2XD. Small letters and missing dashes are fine."
        {...code}
      />
      <InputField
        {...asked('proof')}
        hint="As you gave them when you made the reference."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <InputField
        {...asked('transactionId')}
        hint="Letters, digits, dots and dashes, as in the provider’s message."
        {...code}
      />
      <InputField {...asked('paidOn')} type="date" className="date" max={today} />
    </>
  );
}
