import type { SelectQueryBuilder } from 'kysely';
import type { AuditRecord } from '#lib/audit/audit-records.server.ts';
import { writeCsv } from '#lib/csv.ts';
import { startInLusaka } from '#lib/plain-date.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import type { AuditFilter } from './audit-filter.ts';
import { type ListPage, ROWS_PER_PAGE } from './list-page.ts';
import type { StaffIn } from './require-room.server.ts';

const AT_ONCE = 500;
const DAY_MS = 24 * 60 * 60_000;

/** One page of who saw, changed, exported or erased what; the newest first. */
export async function listAuditRecords(
  read: ReadStore,
  _staff: StaffIn<'people'>,
  filter: AuditFilter,
  page: number,
): Promise<ListPage<AuditRecord> & { people: string[] }> {
  const { count } = await filtered(read, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
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
  return { rows, total: Number(count), page, people: people.map((row) => row.staff_email) };
}

/** All of them as a table for spreadsheets, read piece by piece so that nobody else waits. */
export async function auditRecordsAsCsv(
  read: ReadStore,
  _staff: StaffIn<'people'>,
  filter: AuditFilter,
): Promise<{ csv: string; rows: number }> {
  const rows = [['When', 'Who', 'Act', 'About', 'Detail']];
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
    const piece = await query.limit(AT_ONCE).execute();
    rows.push(...piece.map((row) => [row.at, row.staff_email, row.act, row.about, row.detail]));
    before = piece.at(-1);
    if (!before) return { csv: writeCsv(rows), rows: rows.length - 1 };
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
