import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import type { RoomServices } from '#desk/define-room.server.ts';
import { requireRoom, type StaffIn } from '#desk/require-room.server.ts';
import { referencesWithPhotographs } from '#features/papers/desk/waiting-photographs.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { newReference } from '#lib/text/reference.ts';
import { type Statement, statementsOf } from '#tests/support/databases/statements-of.ts';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { applicationRow } from '../../intake/application-intake.server.ts';
import { applicationRoom } from '../room.server.ts';
import '../../requests/tables.server.ts';

const NOW = '2026-02-02T08:00:00.000Z';
const ID = 'application';
const REFERENCE = newReference('EN');

const folder = mkdtempSync(join(tmpdir(), 'school-'));
let store: Store;
let staff: StaffIn<'enrollment'>;

beforeAll(async () => {
  store = await openStore({ dataDir: folder }, createLog('silent'));
  const member = { accountId: 'a', email: 'ruth@school.example', roles: ['admissions'] as const };
  const request = new Request('https://x.example');
  staff = await requireRoom(request, { authorizeStaff: async () => member }, 'enrollment');
  const submission = { reference: REFERENCE, submissionDate: NOW };
  const copy = { sections: [], consent: { noticeVersion: '1', sentences: [], agreedAt: NOW } };
  const row = applicationRow(ID, submission, sampleAnswers, copy);
  const settled = { settled_at: null, settled_by: null, reminded_at: null };
  await store.write(async (transaction) => {
    await transaction.insertInto('enrollment_applications').values(row).execute();
    await transaction
      .insertInto('enrollment_requests')
      .values({
        ...{ id: 'r', application_id: ID, turn_id: 't', what: 'A paper', paper: null, version: 1 },
        ...{ status: 'open', asked_at: NOW, asked_by: 'ruth@school.example', ...settled },
      })
      .execute();
    await transaction
      .insertInto('papers')
      .values({
        ...{ reference: REFERENCE, paper: 'p', status: 'sent', words: '', picture_id: 'one' },
        ...{ changed_at: NOW, changed_by: null },
      })
      .execute();
  });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const asked = [
  '',
  '?status=submitted',
  '?grade=grade3',
  '?year=2027',
  '?grade=grade3&year=2027',
  '?grade=grade3&year=2027&status=offered',
  '?since=2026-01-01',
  '?year=2027&since=2026-01-01',
  '?sort=oldest',
  '?sort=name&grade=grade3&year=2027&status=offered',
  '?q=mulenga',
  '?q=mary+banda&status=enrolled',
  '?waits=family',
  '?waits=decision',
  '?year=2027&since=2026-01-01&until=2026-01-07',
  '?waits=papers',
  '?year=2027&by=paper',
  '?year=2027&answered=3',
  '?year=2027&answered=none&by=website&grade=grade3',
  '?page=2',
];

const room = applicationRoom({ listPapers: async () => [], changes: {} });
const school = (read: ReadStore) =>
  ({
    store: { read },
    clock: { now: () => new Date(NOW) },
    content,
    referencesWithPhotographs,
  }) as unknown as RoomServices;

test.each(asked)('the list %s reads no more rows than it shows', async (search) => {
  const query = room.readSearch(new URLSearchParams(search));
  expectFewRows(await statementsOf(store, (read) => room.list(school(read), staff, query)));
});

function expectFewRows(statements: Statement[]): void {
  expect(statements).not.toEqual([]);
  for (const { text, plan } of statements) {
    expect(plan, text).not.toMatch(WHOLE_TABLE);
    // A row holds kilobytes, so that a count may not open it: only those that were found by words or looked up, and of
    // one year those that came in one way.
    if (text.includes('count(*)')) expect(plan, text).not.toMatch(OPENS_ROWS);
  }
}

test('a count by a column that stands in no index is noticed', async () => {
  const statements = await statementsOf(store, (read) =>
    read
      .selectFrom('enrollment_applications')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('status', '=', 'offered')
      .where('version', '=', 2)
      .execute(),
  );
  expect(() => expectFewRows(statements)).toThrow();
});

/** A table from one end to the other; not what a part of the query has found, a page along the time, nor rounds: one a year. */
const WHOLE_TABLE =
  /SCAN (?!(first|found|some|waiting|days|rounds|(\d+ )?CONSTANT ROWS?)\b|\w+ USING (COVERING )?INDEX (enrollment_applications_by_time|papers_with_picture))/;

const OPENS_ROWS =
  /applications USING INDEX (?!sqlite_autoindex_|enrollment_applications_by_year_grade \(enrollment_year=\?\))/;
