import { type CsvColumns, csvFile } from '#desk/list/csv-file.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { FileAnswer } from '#lib/http/answer.ts';
import type { Store } from '#lib/store/store.server.ts';
import { answerNames } from '../../form/answers.ts';
import { answerOf } from '../../intake/answer-columns.ts';
import type { EnrollmentApplicationRow } from '../../tables.server.ts';
import type { ApplicationFilters } from './application-list.ts';
import { inFilters } from './list-filters.server.ts';

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
  filters: ApplicationFilters,
): Promise<FileAnswer<'text/csv'>> {
  return csvFile(services, staff, {
    name: 'enrollment-applications.csv',
    about: 'enrollment applications',
    columns,
    chosenBy: Object.values(filters),
    rows: inFilters(services.store.read.selectFrom('enrollment_applications').selectAll(), filters),
    order: ['submitted_at', 'id'],
  });
}
