import { address } from '#requests/address.ts';
import type { listImports } from './take-back.server.ts';

/** Where a spreadsheet of children is read and taken over. */
export const importAt = address<{
  shows: { imports: Awaited<ReturnType<typeof listImports>>; today: string };
  takes: FormData;
}>('/api/staff/children/import');
