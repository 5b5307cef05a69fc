import { changeImport } from '#features/students/import/change-import.server.ts';
import { importChangeSchema } from '#features/students/import/import-schema.ts';
import { listImports } from '#features/students/import/take-back.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { fileAction, roomLoader } from '../desk-routes.ts';

/** The spreadsheets that were taken over last. */
export const loader = roomLoader('students', async ({ store, clock }) => ({
  imports: await listImports(store.read),
  today: dayInLusaka(clock.now()),
}));

/** Reads a spreadsheet of children, takes it over, or takes that back. */
export const action = fileAction(
  'students',
  importChangeSchema,
  (school, staff, { fields, file }) => changeImport(school, staff, fields, file),
);
