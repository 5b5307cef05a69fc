import type { SelectQueryBuilder } from 'kysely';
import type { AuditRecord } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { startInLusaka } from '#lib/dates/plain-date.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore, Store, Tables } from '#lib/store/store.server.ts';
import { csvFile } from '../list/csv-file.server.ts';
import { type ListPage, ROWS_AT_ONCE, ROWS_PER_PAGE } from '../list/list-page.ts';
import type { StaffIn } from '../require-room.server.ts';
import type { AuditFilter } from './audit-filter.ts';

const DAY_MS = 24 * 60 * 60_000;

/** One page of who saw, changed, exported or erased what; the newest first. */
export async function listAuditRecords(
  read: ReadStore,
  _staff: StaffIn<'people'>,
  filter: AuditFilter,
  page: number,
): Promise<ListPage<AuditRecord> & { people: string[] }> {
  const total = await countRecords(read, filter);
  const rows = await filtered(read, filter)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .execute();
  const people = await read
    .selectFrom('audit_records')
    .select('staff_email')
    .distinct()
    .orderBy('staff_email')
    .execute();
  return { rows, total, page, people: people.map((row) => row.staff_email) };
}

/** All of them as a table for spreadsheets, after it is written down who took it. */
export async function auditRecordsFile(
  services: { store: Store; clock: Clock },
  staff: StaffIn<'people'>,
  filter: AuditFilter,
): Promise<Response> {
  const { read } = services.store;
  return csvFile(services, staff, {
    name: 'record.csv',
    about: 'record',
    detail: `${await countRecords(read, filter)} rows`,
    head: ['When', 'Who', 'Act', 'About', 'Detail'],
    pieces: cellsOfEach(read, filter),
  });
}

async function countRecords(read: ReadStore, filter: AuditFilter): Promise<number> {
  return countRows(filtered(read, filter));
}

async function* cellsOfEach(read: ReadStore, filter: AuditFilter) {
  for (let before: AuditRecord | undefined; ; ) {
    let query = filtered(read, filter).selectAll().orderBy('at', 'desc').orderBy('id', 'desc');
    const last = before;
    if (last) {
      query = query.where((row) =>
        row.or([
          row('at', '<', last.at),
          row.and([row('at', '=', last.at), row('id', '<', last.id)]),
        ]),
      );
    }
    const piece = await query.limit(ROWS_AT_ONCE).execute();
    yield piece.map((row) => [row.at, row.staff_email, row.act, row.about, row.detail]);
    before = piece.at(-1);
    if (!before) return;
  }
}

type Query = SelectQueryBuilder<Tables, 'audit_records', object>;

function filtered(read: ReadStore, { person, act, about, day }: AuditFilter): Query {
  let query: Query = read.selectFrom('audit_records');
  if (person) query = query.where('staff_email', '=', person);
  if (act) query = query.where('act', '=', act);
  if (about) query = query.where('about', '=', about);
  if (day) {
    const begins = startInLusaka(day);
    query = query
      .where('at', '>=', begins.toISOString())
      .where('at', '<', new Date(begins.getTime() + DAY_MS).toISOString());
  }
  return query;
}
