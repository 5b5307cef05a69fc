import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { requireRoom, type StaffIn } from '../require-room.server.ts';
import { changeRecord } from './change-record.server.ts';
import { refuse } from './desk-answer.server.ts';
import { openRecord } from './open-record.server.ts';
import type { RecordKind } from './record-kind.server.ts';

const NOW = new Date('2026-02-02T08:00:00Z');
const KEY = 'CM-1';
const kind: RecordKind<'messages', 'contact_messages'> = {
  ...{ room: 'messages', table: 'contact_messages', key: 'reference' },
  is: ({ subject }) => subject,
};

let folder: string;
let store: Store;
let staff: StaffIn<'messages'>;
let colleague: StaffIn<'messages'>;
let wakes = 0;
const mail = { wake: () => void wakes++, onWake: () => {} };
const services = () => ({ store, mail, clock: { now: () => NOW } });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'school-'));
  store = await openStore({ dataDir: folder }, createLog('silent'));
  staff = await inRoom('a', 'ruth@school.example');
  colleague = await inRoom('b', 'moses@school.example');
});
beforeEach(async () => {
  wakes = 0;
  await store.write(async (transaction) => {
    await transaction.deleteFrom('audit_records').execute();
    await transaction.deleteFrom('contact_messages').execute();
    const written = { name: 'N', email: 'n@mail.example', phone: '', subject: 'Bus', message: 'M' };
    const row = { id: 'id', reference: KEY, submitted_at: NOW.toISOString() };
    await transaction
      .insertInto('contact_messages')
      .values({ ...written, ...row, status: 'new', version: 3 })
      .execute();
  });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function inRoom(accountId: string, email: string) {
  const member = { accountId, email, roles: ['admissions'] as const };
  const authorizeStaff = async () => member;
  return requireRoom(new Request('https://x.example'), { authorizeStaff }, 'messages');
}
const row = () => store.read.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
const acts = () => store.read.selectFrom('audit_records').select(['act', 'detail']).execute();
const seen = (version?: number) => ({ key: KEY, version });

test('a change sets the columns, raises the version, is recorded, and wakes the mail once', async () => {
  const result = await changeRecord(kind, services(), staff, seen(3), async () => ({
    set: { subject: 'Train' },
    did: ['renamed', { act: 'sent', detail: 'a mail' }],
    answer: { extra: 1 },
  }));
  expect(result).toEqual({ outcome: 'done', extra: 1 });
  expect(await row()).toMatchObject({ subject: 'Train', version: 4 });
  expect(await acts()).toEqual([
    { act: 'changed', detail: 'renamed' },
    { act: 'sent', detail: 'a mail' },
  ]);
  expect(wakes).toBe(1);
});

test('what adds and overwrites nothing needs no version, and leaves it', async () => {
  await changeRecord(kind, services(), staff, seen(), async () => ({ did: ['note added'] }));
  expect(await row()).toMatchObject({ version: 3 });
  expect(await acts()).toHaveLength(1);
});

test.each([
  ['a colleague', 'ruth@school.example has', false],
  ['oneself', 'You have', true],
])(
  '%s was faster: told with what it is now, and the work is not begun',
  async (_who, words, isOwn) => {
    const slow = isOwn ? staff : colleague;
    await changeRecord(kind, services(), staff, seen(3), async () => ({
      set: { subject: 'Train' },
      did: ['renamed'],
    }));
    const result = await changeRecord(kind, services(), slow, seen(3), () => {
      throw new Error('begun');
    });
    expect(result).toMatchObject({
      outcome: 'changedMeanwhile',
      isOwn,
      detail: expect.stringMatching(new RegExp(`^${words} changed this .* It is now “Train”\\.`)),
    });
    expect(wakes).toBe(1);
  },
);

test('a refusal and an unknown key change nothing and wake nobody', async () => {
  const refused = await changeRecord(kind, services(), staff, seen(3), async () =>
    refuse('No', 'x'),
  );
  expect(refused).toEqual({ outcome: 'refused', detail: 'No', field: 'x' });
  const unknown = { key: 'CM-2', version: 3 };
  expect(await changeRecord(kind, services(), staff, unknown, async () => ({ did: [] }))).toEqual({
    outcome: 'notFound',
  });
  expect(await row()).toMatchObject({ version: 3 });
  expect([await acts(), wakes]).toEqual([[], 0]);
});

test('opening is recorded once within the hour, and only the first look changes something', async () => {
  const look = () => openRecord(kind, services(), staff, KEY, () => ({ status: 'read' as const }));
  expect(await look()).toMatchObject({ status: 'read' });
  await store.write((transaction) =>
    transaction.updateTable('contact_messages').set({ status: 'new' }).execute(),
  );
  expect(await look()).toMatchObject({ status: 'new' });
  expect(await acts()).toEqual([{ act: 'saw', detail: '' }]);
  expect(await openRecord(kind, services(), staff, 'CM-2')).toBeUndefined();
});

/** Working on a record with the check of another room does not compile. */
test('only the check of its own room can change or open a record', () => {
  const compiled = (meals: StaffIn<'meals'>, messages: StaffIn<'messages'>) => [
    changeRecord(kind, services(), messages, seen(3), async () => ({ did: ['read'] })),
    openRecord(kind, services(), messages, KEY),
    // @ts-expect-error the check of another room
    changeRecord(kind, services(), meals, seen(3), async () => ({ did: ['read'] })),
    // @ts-expect-error the check of another room
    openRecord(kind, services(), meals, KEY),
  ];
  expect(compiled).toBeTypeOf('function');
});
