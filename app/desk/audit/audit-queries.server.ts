import type { SelectQueryBuilder } from 'kysely';
import type { ActData, AuditRecord } from '#lib/audit/audit-records.server.ts';
import { addDays, dayMonthYear, startInLusaka } from '#lib/dates/plain-date.ts';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { type ListPage, readPage } from '../list/list-page.ts';
import type { StaffIn } from '../require-room.server.ts';
import { defineSheet } from '../sheet/define-sheet.server.ts';
import { idsInOrder } from '../sheet/ids-in-order.server.ts';
import { sheetLists } from '../sheet/sheet-lists.ts';
import { type AuditFilter, actNames, auditFilterFrom } from './audit-filter.ts';

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
  const rows = found.selectAll().orderBy('at', 'desc').orderBy('id', 'desc');
  const list = await readPage(rows, total, page);
  const people = await read
    .selectFrom('audit_records')
    .select('staff_email')
    .distinct()
    .orderBy('staff_email')
    .execute();
  return {
    ...list,
    people: people.map((row) => row.staff_email),
    rows: list.rows.map(withData),
  };
}

/** The record as a sheet; taking it along is recorded too. */
export function auditSheet(words: Words) {
  return defineSheet<'people', AuditFilter, AuditRecord>({
    room: 'people',
    title: sheetLists.people.title,
    about: sheetLists.people.about,
    columns: {
      when: { name: 'When', cell: ({ at }) => plainSpaces(instantInWords(new Date(at))) },
      who: { name: 'Who', cell: ({ staff_email }) => staff_email },
      act: { name: 'Act', cell: ({ act }) => actNames[act] },
      about: { name: 'About', cell: ({ about }) => about },
      detail: { name: 'Detail', cell: (row) => words(row.about, withData(row)) },
    },
    usual: ['when', 'who', 'act', 'about', 'detail'],
    readFilter: auditFilterFrom,
    inWords: ({ act, day }) => [
      ...(act ? [actNames[act]] : []),
      ...(day ? [dayMonthYear(day)] : []),
    ],
    find({ store: { read } }, filter, most) {
      return idsInOrder(read, filtered(read, filter).select(['id', 'at']), most);
    },
    async read({ store: { read } }, ids) {
      const rows = await read
        .selectFrom('audit_records')
        .selectAll()
        .where('id', 'in', ids)
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
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
