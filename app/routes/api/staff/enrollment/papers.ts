import { findApplicant } from '#features/enrollment/queries.server.ts';
import { sayOfPaper, saySchema } from '#features/papers/desk/say-of-paper.server.ts';
import { listPapers } from '#features/papers/list-papers.server.ts';
import { recordAction, recordLoader } from '../desk-routes.ts';

/** The papers of one child, for the office. */
export const loader = recordLoader('enrollment', async ({ store, content }, _staff, reference) => {
  const applicant = await findApplicant(store.read, reference);
  if (!applicant) return undefined;
  const { gradeLevel } = applicant;
  const kinds = content.papers.items;
  return { papers: await listPapers(store.read, reference, { kinds, gradeLevel }) };
});

export const action = recordAction('enrollment', saySchema, sayOfPaper);
