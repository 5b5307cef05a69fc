import type { ComponentProps } from 'react';
import { LONGEST_AMOUNT } from '#lib/text/kwacha.ts';
import { InputField } from './input-field.tsx';

/** An amount as text: a field for numbers drops the comma of `150,00` and makes it 15000. */
export function KwachaField(props: ComponentProps<typeof InputField>) {
  return (
    <InputField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      required
      maxLength={LONGEST_AMOUNT}
    />
  );
}
