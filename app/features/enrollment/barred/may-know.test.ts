import { describe, expect, test } from 'vitest';
import { type Barred, keysOf, type Person, whatMayKnow } from './may-know.ts';

const child = new Set(['form', 'other-form']);
const father: Person = { applicationId: 'form', guardian: 2, keys: ['joseph@mail.example'] };
const line = (changes: Partial<Barred> = {}): Barred => ({
  ...{ id: '1', applicationId: 'form', guardian: 2, keys: ['joseph@mail.example'] },
  ...{ mayKnow: 'nothing', mayCollect: true, isLifted: false, saidAt: '2026-02-02' },
  ...changes,
});
const verdict = (person: Person, ...lines: Barred[]) => whatMayKnow(person, child, lines);

test('of whom nothing is written down, everybody may know and collect', () => {
  const everything = { mayKnow: 'everything', mayCollect: true, askedFrom: [] };
  expect(verdict(father)).toEqual(everything);
  expect(verdict({ ...father, guardian: 1, keys: ['grace@mail.example'] }, line())).toEqual(
    everything,
  );
});

describe('a person is known', () => {
  test('as the guardian of the form, whatever address and phone stand there now', () => {
    expect(verdict({ ...father, keys: ['new@mail.example'] }, line()).mayKnow).toBe('nothing');
  });

  test('on another form of the child by what they are told apart by, not by their place on it', () => {
    const there = { ...father, applicationId: 'other-form' };
    expect(verdict({ ...there, guardian: 1 }, line()).mayKnow).toBe('nothing');
    expect(verdict({ ...there, keys: ['x@mail.example'] }, line()).mayKnow).toBe('everything');
  });

  test('by account, address and phone with the first name as it sounds', () => {
    expect(keysOf({ accountId: 'a', email: ' Joseph@Mail.example ' })).toEqual([
      'account a',
      'joseph@mail.example',
    ]);
    const one = keysOf({ phone: '+260 97 123 4567', name: 'Moonga' });
    expect(keysOf({ phone: '0971234567', name: 'Munga Mwale' })).toEqual(one);
    expect(keysOf({ phone: '0971234567', name: 'Grace Mwale' })).not.toEqual(one);
    expect(keysOf({ phone: '0971234567' })).toEqual([]);
  });
});

test('of several lines the strictest holds, and a lifted one holds no more', () => {
  expect(verdict(father, line({ mayKnow: 'letters' }), line()).mayKnow).toBe('nothing');
  const lifted = line({ isLifted: true });
  expect(verdict(father, line({ mayKnow: 'letters' }), lifted).mayKnow).toBe('letters');
  expect(verdict(father, lifted)).toEqual({
    mayKnow: 'everything',
    mayCollect: true,
    askedFrom: [],
  });
  expect(verdict(father, line({ mayKnow: 'everything', mayCollect: false }))).toMatchObject({
    ...{ mayKnow: 'everything', mayCollect: false },
  });
});

test('what was said of another child holds as well, as a question, until it is answered', () => {
  const elsewhere = line({ applicationId: 'sister' });
  expect(verdict(father, elsewhere)).toMatchObject({ mayKnow: 'nothing', askedFrom: ['sister'] });
  const answer = line({ mayKnow: 'everything' });
  expect(verdict(father, elsewhere, answer)).toMatchObject({
    ...{ mayKnow: 'everything', askedFrom: [] },
  });
  // Lifted for this child: that is an answer too.
  expect(verdict(father, elsewhere, line({ isLifted: true })).mayKnow).toBe('everything');
  // What is said of another child afterwards is a new question.
  const later = line({ applicationId: 'sister', saidAt: '2026-03-03' });
  expect(verdict(father, later, line({ isLifted: true }))).toMatchObject({
    ...{ mayKnow: 'nothing', askedFrom: ['sister'] },
  });
  expect(verdict(father, later, line({ mayKnow: 'letters' }))).toMatchObject({
    ...{ mayKnow: 'letters', askedFrom: [] },
  });
});
