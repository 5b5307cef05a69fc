import { address } from '#requests/address.ts';
import type { ImportChange } from './import-schema.ts';
import type { listImports } from './take-back.server.ts';

/** Where a spreadsheet of children is read and taken over. */
export const importAt = address<{
  shows: { imports: Awaited<ReturnType<typeof listImports>>; today: string };
  takes: ImportChange;
}>('/api/staff/children/import');
