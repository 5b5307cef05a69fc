import { expect, test } from 'vitest';
import {
  attackRound,
  correlationOf,
  isChance,
  type KnownChild,
} from '#tests/support/samples/attacks-on-a-round.ts';
import { freeTicket } from './tickets.server.ts';

const COUNT = 240;
const from = { secret: 'maize river bench drum goat lantern', dice: '3526144265' };

/** Children in the order of arrival, each with the ticket that `ticketOf` gives it. */
function arrived(ticketOf: (taken: ReadonlySet<string>, at: number) => string): KnownChild[] {
  const taken = new Set<string>();
  return Array.from({ length: COUNT }, (_, at) => {
    const ticket = ticketOf(taken, at);
    taken.add(ticket);
    const group = 1 + (at % 3);
    const child = { reference: `EN-${at}`, name: `Child ${(at * 7919) % COUNT}` };
    return { ...child, bornOn: `2020-01-${10 + (at % 20)}`, ticket, grade: 'grade1', group };
  });
}

test('whoever knows every name, reference and hour guesses no ticket better than by chance', () => {
  for (let round = 0; round < 10; round++) {
    const children = arrived(freeTicket);
    for (const [way, guessed] of Object.entries(attackRound(children, from)))
      expect([way, isChance(guessed), guessed]).toEqual([way, true, guessed]);
    const { found, chance } = correlationOf(children);
    expect(Math.abs(found)).toBeLessThan(6 * chance);
  }
});

test('tickets in the order of arrival would be found by that attack', () => {
  const children = arrived((_, at) => String(1000 + at * 3));
  expect(isChance(attackRound(children, from).byOrder)).toBe(false);
  expect(correlationOf(children).found).toBeCloseTo(1);
});
