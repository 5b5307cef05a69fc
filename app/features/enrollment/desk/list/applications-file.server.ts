import type { SelectQueryBuilder } from 'kysely';
import { type CsvColumns, csvFile } from '#desk/list/csv-file.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { isRealDate, startInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore, Store, Tables } from '#lib/store/store.server.ts';
import type { EnrollmentStatus } from '../../enrollment-application.ts';
import { answerNames } from '../../form/answers.ts';
import { gradeLevels } from '../../grade-levels.ts';
import { answerOf } from '../../intake/answer-columns.ts';
import { isEnrollmentStatus } from '../../moves.ts';
import type { EnrollmentApplicationRow } from '../../tables.server.ts';

/** Which applications go into the file. */
interface FileFilter {
  status?: EnrollmentStatus;
  gradeLevel?: string;
  year?: string;
  since?: string;
}

/** What an address asks for; what makes no sense is left out. */
export function fileFilterFrom(search: URLSearchParams): FileFilter {
  const text = (name: string) => search.get(name) ?? '';
  const status = text('status');
  const grade = Object.keys(gradeLevels).find((one) => one === text('grade'));
  return {
    ...(isEnrollmentStatus(status) && { status }),
    ...(grade && { gradeLevel: grade }),
    ...(/^\d{4}$/.test(text('year')) && { year: text('year') }),
    ...(isRealDate(text('since')) && { since: text('since') }),
  };
}

const columns: CsvColumns<EnrollmentApplicationRow> = {
  reference: ({ reference }) => reference,
  status: ({ status }) => status,
  submittedAt: ({ submitted_at }) => submitted_at,
  ...Object.fromEntries(
    answerNames.map((name) => [name, (row: EnrollmentApplicationRow) => answerOf(row, name)]),
  ),
};

/** Applications as a table, with the names of the API's fields, after it is written down who took it. */
export async function applicationsFile(
  services: { store: Store; clock: Clock },
  staff: StaffIn<'enrollment'>,
  filter: FileFilter,
): Promise<Response> {
  return csvFile(services, staff, {
    ...{ name: 'enrollment-applications.csv', about: 'enrollment applications', columns },
    chosenBy: Object.values(filter),
    rows: filtered(services.store.read, filter).selectAll(),
    order: ['submitted_at', 'id'],
  });
}

type Query = SelectQueryBuilder<Tables, 'enrollment_applications', object>;

function filtered(read: ReadStore, { status, gradeLevel, year, since }: FileFilter): Query {
  let query: Query = read.selectFrom('enrollment_applications');
  if (status) query = query.where('status', '=', status);
  if (gradeLevel) query = query.where('grade_level', '=', gradeLevel);
  if (year) query = query.where('enrollment_year', '=', year);
  if (since) query = query.where('submitted_at', '>=', startInLusaka(since).toISOString());
  return query;
}
