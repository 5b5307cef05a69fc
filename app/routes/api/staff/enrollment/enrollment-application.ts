import { openApplication } from '#features/enrollment/desk/open-application.server.ts';
import { listPapersOf } from '#features/papers/list-papers.server.ts';
import { recordLoader } from '../desk-routes.ts';

/** One application with the papers of its child. */
export const loader = recordLoader('enrollment', async (school, staff, reference) => {
  const record = await openApplication(school, staff, reference);
  return record && { ...record, papers: await listPapersOf(school, record.reference) };
});
