import { expect, test } from 'vitest';
import { type ChildThatWaits, whatWaits } from './what-waits.ts';

const child = (firstName: string, changes: Partial<ChildThatWaits> = {}): ChildThatWaits => ({
  ...{ reference: `EN-${firstName}`, firstName, status: 'underReview', requests: [] },
  ...changes,
});

test('an offer, a paper and a message of three children, the day first', () => {
  const things = whatWaits([
    child('Taonga', { requests: [{ what: 'Under-five card', paper: 'under-five-card' }] }),
    child('Thabo', { writtenAt: '2026-12-02T08:00:00.000Z' }),
    child('Mutinta', { status: 'offered', answerBy: '2026-12-11' }),
  ]);
  expect(things).toEqual([
    {
      ...{ what: 'Answer the offer for Mutinta', by: '2026-12-11' },
      ...{ reference: 'EN-Mutinta', at: 'application' },
    },
    {
      what: 'Send or bring for Taonga: Under-five card',
      ...{ reference: 'EN-Taonga', at: 'papers' },
    },
    { what: 'Read what we wrote about Thabo', reference: 'EN-Thabo', at: 'messages' },
  ]);
});

test('what was asked for in a message is one thing, not two', () => {
  const asked = { requests: [{ what: 'Which bus stop?', paper: null }], writtenAt: '2026-12-02' };
  expect(whatWaits([child('Thabo', asked)])).toMatchObject([
    { what: 'For Thabo: Which bus stop?', at: 'messages' },
  ]);
});

test('an offer without a day comes after those with one and before all else; of nothing there is nothing', () => {
  const things = whatWaits([
    child('Taonga', { requests: [{ what: 'Transfer letter', paper: 'transfer-letter' }] }),
    child('Thabo', { status: 'offered' }),
    child('Mutinta', { status: 'offered', answerBy: '2026-12-11' }),
  ]);
  expect(things.map(({ reference }) => reference)).toEqual(['EN-Mutinta', 'EN-Thabo', 'EN-Taonga']);
  expect(whatWaits([child('Luyando', { status: 'enrolled' })])).toEqual([]);
});
