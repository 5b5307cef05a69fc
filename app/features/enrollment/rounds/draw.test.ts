import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOfList, lotOf, orderOf, readList, sealOf } from './draw.server.ts';

const ticket = fc.integer({ min: 1000, max: 99_999 }).map(String);
const child = fc.record({
  ticket,
  grade: fc.constantFrom('ece1', 'ece2', 'grade1', 'grade7'),
  group: fc.integer({ min: 1, max: 3 }),
});
const from = fc.record({
  secret: fc.constant('maize river bench drum goat lantern'),
  dice: fc.stringMatching(/^[1-6]{10}$/),
  listSeal: fc.stringMatching(/^[0-9a-f]{64}$/),
});

describe('the bytes of a draw', () => {
  it('are those that are published: words, dice, seal of the list and ticket, with one space between them', () => {
    const drawn = { secret: 'a b c d e f', dice: '1234561234', listSeal: 'ff' };
    const expected = createHash('sha256').update('a b c d e f 1234561234 ff 5561').digest('hex');
    expect(lotOf(drawn, '5561')).toBe(expected);
    expect(sealOf('maize river bench drum goat lantern')).toBe(
      'edf2ddf305f47c1e32507fbd24fa1730e221e290ffc15bb1b7f579caea5bb46e',
    );
  });

  it('are a line for each child, by ticket as text', () => {
    const list = [
      { ticket: '5561', grade: 'grade1', group: 3 },
      { ticket: '10421', grade: 'ece1', group: 1 },
    ];
    expect(linesOfList(list)).toBe('10421 ece1 1\n5561 grade1 3\n');
  });

  it('are read back as they were written', () => {
    fc.assert(
      fc.property(fc.array(child), (list) => {
        const lines = linesOfList(list);
        expect(linesOfList(readList(lines))).toBe(lines);
        expect(readList(lines)).toHaveLength(list.length);
      }),
    );
  });
});

describe('the order of a draw', () => {
  it('has each child once, in its grade, and nobody before somebody of a better group', () => {
    fc.assert(
      fc.property(fc.array(child, { maxLength: 60 }), from, (list, drawn) => {
        const order = orderOf(list, drawn);
        expect(Object.values(order).flat()).toHaveLength(list.length);
        for (const [grade, ofGrade] of Object.entries(order)) {
          const tickets = ofGrade.map((one) => one.ticket).toSorted();
          const expected = list.filter((one) => one.grade === grade).map((one) => one.ticket);
          expect(tickets).toEqual(expected.toSorted());
          const groups = ofGrade.map(({ group }) => group);
          expect(groups).toEqual(groups.toSorted());
        }
      }),
    );
  });

  it('does not ask in which order the list was written', () => {
    fc.assert(
      fc.property(fc.array(child, { maxLength: 60 }), from, (list, drawn) => {
        expect(orderOf(list.toReversed(), drawn)).toEqual(orderOf(list, drawn));
      }),
    );
  });

  it('puts twins, who share a ticket, side by side', () => {
    fc.assert(
      fc.property(fc.array(child, { maxLength: 30 }), ticket, from, (others, shared, drawn) => {
        const list = others.filter((one) => one.ticket !== shared);
        const twin = { ticket: shared, grade: 'grade1', group: 2 };
        const ofGrade = orderOf([...list, twin, twin], drawn).grade1 ?? [];
        const at = ofGrade.findIndex((one) => one.ticket === shared);
        expect(ofGrade[at + 1]?.ticket).toBe(shared);
      }),
    );
  });
});
