import { expect, test } from 'vitest';
import { headingOf, tellingOf } from './telling.ts';

type Told = Parameters<typeof tellingOf>[0];

const now = new Date('2026-02-05T08:00:00.000Z');
const reachedAt = '2026-02-05T07:00:00.000Z';
const offered = (facts: object, more: object = {}) =>
  ({
    status: 'offered',
    history: [{ status: 'offered', reachedAt, tellAt: reachedAt, facts }],
    isMailable: false,
    familyPhone: '+260971234567',
    people: [{ mayKnow: 'everything' }],
    ...more,
  }) as unknown as Told;

test('a family that no mail tells is told before anybody waits for it', () => {
  expect(headingOf(tellingOf(offered({ isToTell: true }), now))).toBe('Tell the family');
  expect(headingOf(tellingOf(offered({ toldHow: 'phone' }), now))).toBeUndefined();
  expect(tellingOf(offered({}, { isMailable: true }), now)).toBeUndefined();
});

test('where nobody on the form may be told, that is to be put right first', () => {
  const nobody = { familyPhone: '', people: [{ mayKnow: 'nothing' }] };
  const telling = tellingOf(offered({ isToTell: true }, nobody), now);
  expect(headingOf(telling)).toBe('Find out who looks after the child');
});
