import { auditFilterFrom } from '#desk/audit/audit-filter.ts';
import { auditRecordsFile } from '#desk/audit/audit-queries.server.ts';
import { detailInWords } from '#features/submissions/desk/act-in-words.ts';
import { fileLoader } from '../desk-routes.ts';

/** The record as a table; taking it along is recorded too. */
export const loader = fileLoader('people', auditFilterFrom, (services, staff, filter) =>
  auditRecordsFile(services, staff, filter, detailInWords),
);
