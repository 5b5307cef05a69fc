import { useId } from 'react';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { InputField, SelectField } from '#ui/fields/input-field.tsx';
import { KwachaField } from '#ui/fields/kwacha-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { paymentWays } from '../payment.ts';

interface PaymentFieldsProps {
  kwacha: number;
  today: PlainDate;
  errorOf(name: string): string | undefined;
}

/** What the office writes down about a payment. */
export function PaymentFields({ kwacha, today, errorOf }: PaymentFieldsProps) {
  const id = useId();
  return (
    <>
      <KwachaField
        id={`${id}-kwacha`}
        label="Amount in Kwacha"
        error={errorOf('kwacha')}
        name="kwacha"
        defaultValue={kwacha}
      />
      <SelectField
        id={`${id}-way`}
        label="How"
        error={errorOf('way')}
        name="way"
        required
        data-kept
      >
        <Options of={paymentWays} />
      </SelectField>
      <Field id={`${id}-paidOn`} label="When" error={errorOf('paidOn')}>
        {(control) => <DateField control={control} name="paidOn" value={today} />}
      </Field>
      <InputField
        id={`${id}-receiptNumber`}
        label="Receipt number"
        isOptional
        error={errorOf('receiptNumber')}
        name="receiptNumber"
        maxLength={40}
        autoComplete="off"
      />
    </>
  );
}
