import type { SelectQueryBuilder } from 'kysely';
import type { ActData, AuditRecord } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { addDays, startInLusaka } from '#lib/dates/plain-date.ts';
import type { FileAnswer } from '#lib/http/answer.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore, Store, Tables } from '#lib/store/store.server.ts';
import { type CsvColumns, csvFile } from '../list/csv-file.server.ts';
import { type ListPage, readPage } from '../list/list-page.ts';
import type { StaffIn } from '../require-room.server.ts';
import type { AuditFilter } from './audit-filter.ts';

type AuditEntry = Omit<AuditRecord, 'data'> & { data: ActData };

const withData = ({ data, ...row }: AuditRecord): AuditEntry => ({
  ...row,
  data: JSON.parse(data) as ActData,
});

/** What was done, as the desk says it. */
type Words = (about: string, told: Pick<AuditEntry, 'detail' | 'data'>) => string;

/** One page of who saw, changed, exported or erased what; the newest first. */
export async function listAuditRecords(
  read: ReadStore,
  _staff: StaffIn<'people'>,
  filter: AuditFilter,
  page: number,
): Promise<ListPage<AuditEntry> & { people: string[] }> {
  const found = filtered(read, filter);
  const total = await countRows(found);
  const rows = await readPage(found.selectAll().orderBy('at', 'desc').orderBy('id', 'desc'), page);
  const people = await read
    .selectFrom('audit_records')
    .select('staff_email')
    .distinct()
    .orderBy('staff_email')
    .execute();
  return {
    total,
    page,
    people: people.map((row) => row.staff_email),
    rows: rows.map(withData),
  };
}

const columns = (words: Words): CsvColumns<AuditRecord> => ({
  When: ({ at }) => at,
  Who: ({ staff_email }) => staff_email,
  Act: ({ act }) => act,
  About: ({ about }) => about,
  Detail: (row) => words(row.about, withData(row)),
});

/** All of them as a table for spreadsheets, after it is written down who took it. */
export async function auditRecordsFile(
  services: { store: Store; clock: Clock },
  staff: StaffIn<'people'>,
  filter: AuditFilter,
  words: Words,
): Promise<FileAnswer<'text/csv'>> {
  return csvFile(services, staff, {
    name: 'record.csv',
    about: 'record',
    columns: columns(words),
    rows: filtered(services.store.read, filter).selectAll(),
    order: ['at', 'id'],
    direction: 'desc',
  });
}

type Query = SelectQueryBuilder<Tables, 'audit_records', object>;

function filtered(read: ReadStore, { person, act, about, day }: AuditFilter): Query {
  let query: Query = read.selectFrom('audit_records');
  if (person) query = query.where('staff_email', '=', person);
  if (act) query = query.where('act', '=', act);
  if (about) query = query.where('about', '=', about);
  if (day) {
    query = query
      .where('at', '>=', startInLusaka(day).toISOString())
      .where('at', '<', startInLusaka(addDays(day, 1)).toISOString());
  }
  return query;
}
