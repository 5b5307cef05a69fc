import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { RoomName } from '#desk/rooms.ts';
import { listMessages } from '#features/contact/desk/desk-queries.server.ts';
import { listPayments } from '#features/meals/desk/desk-queries.server.ts';
import { listSubscribers } from '#features/newsletter/desk/desk-queries.server.ts';
import { listParentForms } from '#features/parent-forms/desk/desk-queries.server.ts';
import { listCandidates } from '#features/recruitment/desk/desk-queries.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { statementsOf } from '#tests/support/databases/statements-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'school-'));
let store: Store;
beforeAll(async () => {
  store = await openStore({ dataDir: folder }, createLog('silent'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The queries never look at who asks. */
const staffOf = <Room extends RoomName>() => ({}) as StaffIn<Room>;

const lists: Record<string, (read: ReadStore) => Promise<unknown>> = {
  messages: (read) => listMessages(read, staffOf<'messages'>(), { q: '', status: '' }, 1),
  'new messages': (read) => listMessages(read, staffOf<'messages'>(), { q: '', status: 'new' }, 1),
  payments: (read) => listPayments(read, staffOf<'meals'>(), { q: '', status: '' }, 1),
  'confirmed payments': (read) =>
    listPayments(read, staffOf<'meals'>(), { q: '', status: 'confirmed' }, 1),
  subscribers: (read) => listSubscribers(read, staffOf<'subscribers'>(), { q: '', status: '' }, 1),
  'forms for parents': (read) =>
    listParentForms(read, staffOf<'parents'>(), { q: '', kind: '', status: '' }, 1),
  candidates: (read) =>
    listCandidates(read, staffOf<'careers'>(), { q: '', opening: '', status: '', since: '' }, 1),
  'candidates of an opening': (read) =>
    listCandidates(
      read,
      staffOf<'careers'>(),
      { q: '', opening: 'a', status: 'submitted', since: '' },
      1,
    ),
};

test.each(Object.entries(lists))('%s: counted and shown along an index', async (_, list) => {
  const statements = await statementsOf(store, list);
  expect(statements.length).toBeGreaterThan(1);
  for (const { text, plan } of statements) {
    expect(plan, text).not.toMatch(/SCAN \w+\b(?! USING (COVERING )?INDEX)/);
    expect(plan, text).not.toMatch(/USE TEMP B-TREE FOR (ORDER|GROUP) BY/);
    // Not the rows themselves, which hold letters and messages.
    if (text.includes('count(*)')) expect(plan, text).toMatch(/USING COVERING INDEX/);
  }
});
