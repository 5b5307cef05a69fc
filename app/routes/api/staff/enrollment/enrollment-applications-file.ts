import { readListFilters } from '#features/enrollment/desk/list/application-list.ts';
import { applicationsFile } from '#features/enrollment/desk/list/applications-file.server.ts';
import { fileLoader } from '../desk-routes.ts';

/** Enrollment applications as a table for spreadsheets. */
export const loader = fileLoader('enrollment', readListFilters, applicationsFile);
