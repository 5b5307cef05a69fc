import type { Refusal } from '#forms/refusal.ts';
import { CONTACT_MATCH_LABEL } from '#lib/text/contact-match.ts';
import { Field } from '#ui/fields/field.tsx';
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
      <Field
        id="reference"
        label="Payment reference"
        hint="Such as MP-7KQ4-M2XD. Small letters and missing dashes are fine."
        error={errorOf('reference')}
      >
        {(control) => (
          <input {...control} {...code} name="reference" defaultValue={start.reference} />
        )}
      </Field>
      <Field
        id="proof"
        label={CONTACT_MATCH_LABEL}
        hint="As you gave them when you made the reference."
        error={errorOf('proof')}
      >
        {(control) => (
          <input
            {...control}
            name="proof"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={start.proof}
          />
        )}
      </Field>
      <Field
        id="transactionId"
        label="Transaction id"
        hint="Letters, digits, dots and dashes, as in the provider’s message."
        error={errorOf('transactionId')}
      >
        {(control) => (
          <input {...control} {...code} name="transactionId" defaultValue={start.transactionId} />
        )}
      </Field>
      <Field id="paidOn" label="Day on which you paid" error={errorOf('paidOn')}>
        {(control) => (
          <input
            {...control}
            name="paidOn"
            type="date"
            className="date"
            max={today}
            defaultValue={start.paidOn}
          />
        )}
      </Field>
    </>
  );
}
