import { kwachaFrom } from '#lib/text/kwacha.ts';
import { LEAST_KWACHA, MOST_KWACHA } from './payment-limits.ts';

export function amountFault(text: string): string | undefined {
  const kwacha = kwachaFrom(text);
  if (kwacha >= LEAST_KWACHA && kwacha <= MOST_KWACHA) return undefined;
  return `Enter an amount in whole Kwacha from ${LEAST_KWACHA} to ${MOST_KWACHA.toLocaleString('en')}`;
}
