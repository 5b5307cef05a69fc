import type { PlainDate } from '#lib/dates/plain-date.ts';
import { newReference } from '#lib/text/reference.ts';
import type { Dice } from '../../../scripts/demo/dice.ts';

const FIRST = ['Grace', 'Beatrice', 'Joseph', 'Mutale', 'Natasha', 'Chanda', 'Thabo', 'Bwalya'];
const LAST = ['Mwale', 'Zulu', 'Phiri', 'Sakala', 'Daka', 'Banda', 'Kabwe', 'Tembo', 'Lungu'];

export const firstName = (dice: Dice): string => dice.pick(FIRST);

export function newOwnReference(dice: Dice): string {
  return newReference(dice.chance(15) ? 'PM' : 'MP', (count) =>
    Array.from({ length: count }, () => dice.upTo(2 ** 31)),
  );
}

export function newId(dice: Dice, day: PlainDate): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => String(dice.upTo(10))).join('');
  if (dice.chance(50)) return `7${digits(11)}`;
  return `PP${day.replaceAll('-', '').slice(2)}.${digits(4)}.${dice.pick(['A', 'D', 'N'])}${digits(5)}`;
}

export function someone(dice: Dice) {
  const number = `${dice.pick(['97', '96', '95', '77'])}${String(1_000_000 + dice.upTo(9_000_000))}`;
  return { name: `${dice.pick(FIRST)} ${dice.pick(LAST)}`, phone: number };
}

/** With one character changed: of a reference the check says so, of an id nobody. */
export function nearly(dice: Dice, code: string): string {
  const at = code.length - 1 - dice.upTo(3);
  const old = code[at] ?? '';
  return code.slice(0, at) + (old === '4' ? '7' : '4') + code.slice(at + 1);
}

export function asTyped(dice: Dice, reference: string): string {
  return dice.pick([
    reference,
    reference.toLowerCase(),
    reference.replaceAll('-', ''),
    reference.replaceAll('-', ' '),
    `Ref:${reference}`,
  ]);
}
