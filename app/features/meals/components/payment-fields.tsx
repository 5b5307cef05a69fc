import { gradeLevels } from '#features/enrollment/grade-levels.ts';
import type { Refusal } from '#forms/refusal.ts';
import { Field } from '#ui/fields/field.tsx';
import { type MealPayment, paymentQuestions } from '../meal-payment.ts';

interface PaymentFieldsProps {
  start: MealPayment;
  errors: Refusal['errors'];
}

/** Uncontrolled: what somebody typed before React woke stays in the fields. */
export function PaymentFields({ start, errors }: PaymentFieldsProps) {
  return paymentQuestions.map(({ name, label, kind, hint, missing, autoComplete }) => (
    <Field
      key={name}
      id={name}
      label={label}
      hint={hint}
      isOptional={!missing}
      error={errors.find((error) => error.field === name)?.message}
    >
      {(control) => {
        const shared = { ...control, name, autoComplete, defaultValue: start[name] };
        if (kind === 'grade') {
          return (
            <select {...shared}>
              <option value="">Choose a grade</option>
              {Object.entries(gradeLevels).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          );
        }
        if (kind === 'kwacha') return <input {...shared} inputMode="decimal" />;
        return <input {...shared} type={kind} spellCheck={kind === 'text' ? undefined : false} />;
      }}
    </Field>
  ));
}
