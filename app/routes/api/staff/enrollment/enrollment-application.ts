import * as v from 'valibot';
import { officeWork } from '#desk/cases/office-work.ts';
import { changeOfficeWork } from '#features/enrollment/desk/change-application.server.ts';
import { openApplication } from '#features/enrollment/desk/open-application.server.ts';
import { listPapersOf } from '#features/papers/list-papers.server.ts';
import { recordAction, recordLoader } from '../desk-routes.ts';

/** One application with the papers of its child. */
export const loader = recordLoader('enrollment', async (school, staff, reference) => {
  const record = await openApplication(school, staff, reference);
  return record && { ...record, papers: await listPapersOf(school, record.reference) };
});
/** Assigns an application, and adds or removes a note. */
export const action = recordAction('enrollment', v.variant('change', officeWork), changeOfficeWork);
