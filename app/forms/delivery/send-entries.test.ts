import { afterEach, expect, test, vi } from 'vitest';
import { forgetAll } from '#lib/device/device-store.ts';
import { appendEntry, listEntries, type WaitingEntry } from '../device/submission-list.ts';
import { type Mailbox, sendEntry, sendWaiting } from './send-entries.ts';

const listKey = 'school.messages';
const entry: WaitingEntry = {
  message: 'Is there a bus?',
  submissionDate: '2026-02-02T08:00:00.000Z',
  delivery: { key: 'one', hasReachedSchool: false },
};
const problem = { title: 'Not taken', detail: 'Correct the email address.', errors: [] };

function mailboxThatNotes(found: unknown[]): Mailbox {
  return {
    listKey,
    address: '/api/messages',
    fieldsOf: ({ message }) => ({ message: String(message) }),
    onRefused: ({ message }) => {
      found.push({
        message,
        keysInList: listEntries(listKey).map(({ delivery }) => delivery?.key),
      });
    },
  };
}

function schoolAnswers(status: number, body: object): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, ...rest: unknown[]) =>
        (rest.at(-1) as (lock: object) => unknown)({}),
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  forgetAll('school.');
});

test('what is refused goes back to its form while the list still has it, and then leaves the list', async () => {
  schoolAnswers(422, problem);
  appendEntry(listKey, entry);
  const found: unknown[] = [];
  expect((await sendEntry(mailboxThatNotes(found), entry)).kind).toBe('refused');
  expect(found).toEqual([{ message: 'Is there a bus?', keysInList: ['one'] }]);
  expect(listEntries(listKey)).toEqual([]);
});

test('what is refused while nobody looks stays in the list, and no form hears of it', async () => {
  schoolAnswers(422, problem);
  appendEntry(listKey, entry);
  const found: unknown[] = [];
  await sendWaiting(mailboxThatNotes(found), () => new Date('2026-02-02T09:00:00Z'), true);
  expect(found).toEqual([]);
  expect(listEntries(listKey)[0]?.delivery?.refusal).toEqual(problem);
});

test('what is received or waits is not put back', async () => {
  appendEntry(listKey, entry);
  const found: unknown[] = [];
  schoolAnswers(503, problem);
  expect((await sendEntry(mailboxThatNotes(found), entry)).kind).toBe('waiting');
  schoolAnswers(201, { submissionDate: '2026-02-02T08:00:01.000Z' });
  expect((await sendEntry(mailboxThatNotes(found), entry)).kind).toBe('received');
  expect(found).toEqual([]);
});

test('a file that only this page has is said to be missing once it could not be sent', async () => {
  appendEntry(listKey, entry);
  const mailbox = { ...mailboxThatNotes([]), hasFile: true };
  const fields = { message: 'Is there a bus?' };
  const queued = { ...{ key: 'one', listKey, address: '/api/messages' }, fields, keptAt: '' };
  schoolAnswers(503, problem);
  await sendEntry(mailbox, entry, { queued });
  expect(listEntries(listKey)[0]?.delivery?.needsFile).toBe(true);
});
