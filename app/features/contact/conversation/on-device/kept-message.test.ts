import { expect, test } from 'vitest';
import { updateEntry } from '#forms/device/submission-list.ts';
import { tokenForAddress } from '#lib/crypto/link-for-address.server.ts';
import { childMessagesKey } from './device-keys.ts';
import { isOfWriter, keepMessage, renewPass } from './kept-message.ts';

const about = 'EA-23CD-FHJK';
const SECRET = 'a secret of the tests, long enough to sign with';
const passOf = (email: string, opening: number) =>
  tokenForAddress(
    { purpose: 'message about a child', days: 14 },
    { subject: about, email },
    new Date(opening),
    SECRET,
  );
const written = { about, pass: passOf('grace@mail.example', 1), words: 'She is ill.', after: '' };

test('what one parent wrote is never sent in the name of another on the same phone', () => {
  const slug = 'two-parents';
  const { delivery } = keepMessage(slug, written);
  updateEntry(childMessagesKey(slug), delivery.key, (entry) => ({
    ...entry,
    delivery: { ...delivery, needsProof: true },
  }));
  expect(renewPass(slug, { about, pass: passOf('peter@mail.example', 2) })).toEqual([]);
  const [renewed, ...more] = renewPass(slug, { about, pass: passOf('grace@mail.example', 2) });
  expect(more).toEqual([]);
  expect(renewed).toMatchObject({ words: written.words, pass: passOf('grace@mail.example', 2) });
  expect(renewed?.delivery.needsProof).toBeUndefined();
});

test('the same words of two parents are two messages, and those of one are one', () => {
  const slug = 'same-words';
  const { key } = keepMessage(slug, written).delivery;
  expect(
    keepMessage(slug, { ...written, pass: passOf('grace@mail.example', 2) }).delivery.key,
  ).toBe(key);
  const other = keepMessage(slug, { ...written, pass: passOf('peter@mail.example', 2) });
  expect(other.delivery.key).not.toBe(key);
  expect(isOfWriter(other, written)).toBe(false);
});
