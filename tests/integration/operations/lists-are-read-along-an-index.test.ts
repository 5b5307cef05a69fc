import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import type { CaseRoom, RoomServices } from '#desk/define-room.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { RoomName } from '#desk/rooms.ts';
import { listSubscribers } from '#features/newsletter/desk/desk-queries.server.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { statementsOf } from '#tests/support/databases/statements-of.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';

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

/** As an address asks for it. */
const asked = (room: CaseRoom, search: string) => (read: ReadStore) => {
  const clock = { now: () => new Date() };
  const school = { store: { read }, clock, content: fixtureContent } as unknown as RoomServices;
  return room.list(school, {} as never, room.readSearch(new URLSearchParams(search)) as never);
};
const { messages, meals, parents, careers } = caseRooms;

const lists: Record<string, (read: ReadStore) => Promise<unknown>> = {
  messages: asked(messages, ''),
  'new messages': asked(messages, 'status=new'),
  payments: asked(meals, ''),
  'confirmed payments': asked(meals, 'status=confirmed'),
  subscribers: (read) => listSubscribers(read, staffOf<'subscribers'>(), { q: '', status: '' }, 1),
  'forms for parents': asked(parents, ''),
  candidates: asked(careers, ''),
  'candidates of an opening': asked(careers, 'opening=a&status=submitted'),
};

test.each(Object.entries(lists))('%s: counted and shown along an index', async (name, list) => {
  const statements = await statementsOf(store, list);
  expect(statements.length).toBeGreaterThan(1);
  for (const { text, plan } of statements) {
    // The openings that the school has said something about are few, and all are shown.
    if (text.includes('"opening_statuses"')) continue;
    expect(plan, text).not.toMatch(/SCAN \w+\b(?! USING (COVERING )?INDEX)/);
    // Subscribers stand in the index by what counts them; few come at one instant.
    const sorted = name === 'subscribers' ? /B-TREE FOR (ORDER|GROUP) BY/ : /TEMP B-TREE FOR/;
    expect(plan, text).not.toMatch(sorted);
    // Not the rows themselves, which hold letters and messages.
    if (text.includes('count(*)')) expect(plan, text).toMatch(/USING COVERING INDEX/);
  }
});

test('whose turn it is, is asked of the rows of a page and not of all with their status', async () => {
  await store.write(async (transaction) => {
    for (let number = 10; number < 40; number++) {
      const words = { name: 'Mutinta Banda', email: '', phone: '', subject: '', message: '' };
      const id = `00000000-0000-4000-8000-0000000000${number}`;
      const submitted_at = `2026-11-02T08:00:${number}.000Z`;
      const row = {
        id,
        reference: `CM-${number}`,
        submitted_at,
        status: 'new',
        version: 1,
        ...words,
      } as const;
      await transaction.insertInto('contact_messages').values(row).execute();
    }
  });
  const statements = await statementsOf(store, asked(messages, ''));
  const turns = statements.filter(({ text }) => text.includes('"case_statuses"'));
  expect(turns).toHaveLength(1);
  for (const { plan } of turns) expect(plan).toMatch(/SEARCH record USING .*\(reference=\?\)/);
});
