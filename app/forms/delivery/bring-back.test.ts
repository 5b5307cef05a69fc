import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '#lib/device/device-store.ts';
import { appendEntry, type Entry, listEntries } from '../device/submission-list.ts';
import { bringBack, perhapsLost } from './bring-back.ts';
import type { Mailbox } from './send-entries.ts';

const listKey = 'school.brought';
const NOW = new Date('2026-11-27T12:00:00Z');
const submissionDate = '2026-11-27T08:00:00.000Z';
const mailbox: Mailbox = {
  listKey,
  address: '/api/messages',
  fieldsOf: ({ message }) => ({ message: String(message) }),
};
const delivered = (delivery: object): Entry => ({
  message: 'Is there a bus?',
  submissionDate,
  delivery: { key: 'one', hasReachedSchool: true, reference: 'CM-1', ...delivery },
});

/** A page of the school in this epoch. */
function onPageOf(epoch: string | undefined): void {
  vi.stubGlobal('document', {
    documentElement: { dataset: { ...(epoch && { epoch }) }, toggleAttribute: () => {} },
  });
}

const asked: Headers[] = [];
function schoolAnswers(status: number, body: object, headers = {}): void {
  vi.stubGlobal('fetch', async (_: string, { headers: sent }: { headers: HeadersInit }) => {
    asked.push(new Headers(sent));
    return new Response(JSON.stringify(body), { status, headers });
  });
}

const receipt = { reference: 'CM-1', submissionDate };
const signed = (proof: string) => ({ 'School-Receipt': proof, 'School-Epoch': 'new' });

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, ...rest: unknown[]) =>
        (rest.at(-1) as (lock: object) => unknown)({}),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetAll('school.');
});

test('only what has a signed receipt of another epoch may be lost', async () => {
  appendEntry(listKey, delivered({ key: 'old, without a signature' }));
  appendEntry(listKey, delivered({ key: 'here', proof: 'p', epoch: 'new' }));
  appendEntry(listKey, delivered({ key: 'lost', proof: 'p', epoch: 'old' }));
  const waiting = { proof: 'p', epoch: 'old', hasReachedSchool: false };
  appendEntry(listKey, delivered({ key: 'waits', ...waiting }));
  onPageOf('new');
  expect(perhapsLost(listKey).map(({ delivery }) => delivery.key)).toEqual(['lost']);
  onPageOf(undefined);
  expect(perhapsLost(listKey)).toEqual([]);
});

test('what the school takes back is news, and is not offered again', async () => {
  appendEntry(listKey, delivered({ proof: 'p', epoch: 'old' }));
  onPageOf('new');
  schoolAnswers(201, receipt, { ...signed('q'), 'School-Took-Back': NOW.toISOString() });
  expect(await bringBack(mailbox, NOW)).toBe(1);
  expect(asked[0]?.get('School-Receipt')).toBe('p');
  expect(asked[0]?.get('Idempotency-Key')).toBe('one');
  const [entry] = listEntries(listKey);
  expect(entry?.delivery).toMatchObject({ epoch: 'new', proof: 'q', isNews: true });
  expect(perhapsLost(listKey)).toEqual([]);
});

test('what the school has had all the time is no news', async () => {
  appendEntry(listKey, delivered({ proof: 'p', epoch: 'old' }));
  onPageOf('new');
  schoolAnswers(201, receipt, signed('p'));
  expect(await bringBack(mailbox, NOW)).toBe(1);
  expect(listEntries(listKey)[0]?.delivery?.isNews).toBeUndefined();
});

test('what the school refuses stays here as it was, and is not offered again', async () => {
  appendEntry(listKey, delivered({ proof: 'p', epoch: 'old' }));
  onPageOf('new');
  schoolAnswers(422, { title: 'Not taken', detail: 'It stays erased.' });
  await bringBack(mailbox, NOW);
  const [entry] = listEntries(listKey);
  expect(entry).toEqual(delivered({ proof: 'p', epoch: 'new' }));
  expect(perhapsLost(listKey)).toEqual([]);
});

test('a line that is down and a school that asks for peace change nothing but the time', async () => {
  appendEntry(listKey, delivered({ proof: 'p', epoch: 'old' }));
  onPageOf('new');
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no line');
  });
  expect(await bringBack(mailbox, NOW)).toBe(0);
  expect(listEntries(listKey)).toEqual([delivered({ proof: 'p', epoch: 'old' })]);
  schoolAnswers(429, { title: 'Too many', detail: 'Later' }, { 'Retry-After': '600' });
  await bringBack(mailbox, new Date());
  expect(asked).toHaveLength(1);
  await bringBack(mailbox, new Date());
  expect(asked).toHaveLength(1);
  expect(perhapsLost(listKey)).toHaveLength(1);
});

test('a page from before the restore is believed less than an answer', async () => {
  appendEntry(listKey, delivered({ proof: 'p', epoch: 'new' }));
  onPageOf('old');
  schoolAnswers(201, receipt, signed('p'));
  await bringBack(mailbox, NOW);
  expect(perhapsLost(listKey)).toEqual([]);
});

test('what the school does not know any more may tell that all else of that epoch is lost too', async () => {
  appendEntry(listKey, delivered({ key: 'older', proof: 'o', epoch: 'same' }));
  appendEntry(listKey, delivered({ key: 'asked about', proof: 'p', epoch: '' }));
  onPageOf('same');
  schoolAnswers(201, receipt, signed('q'));
  expect(await bringBack(mailbox, NOW)).toBe(2);
  expect(asked.map((headers) => headers.get('Idempotency-Key'))).toEqual(['asked about', 'older']);
  expect(perhapsLost(listKey)).toEqual([]);
});
