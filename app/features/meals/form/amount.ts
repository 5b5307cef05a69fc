import { LEAST_KWACHA, MOST_KWACHA } from './payment-limits.ts';

/** `K 1,250` and `1 250.00` as `1250`; what is no amount stays as it was typed. */
export function plainAmount(typed: string): string {
  const bare = typed.replace(/^(K|ZMW)/i, '').replace(/[\s,]/g, '');
  const [, whole] = /^0*(\d{1,6})(?:\.00?)?$/.exec(bare) ?? [];
  return whole ?? typed;
}

export function isAmount(text: string): boolean {
  const kwacha = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return kwacha >= LEAST_KWACHA && kwacha <= MOST_KWACHA;
}

export function amountFault(text: string): string | undefined {
  if (isAmount(text)) return undefined;
  return `Enter an amount in whole Kwacha from ${LEAST_KWACHA} to ${MOST_KWACHA.toLocaleString('en')}`;
}
