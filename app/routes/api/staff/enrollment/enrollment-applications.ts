import { readListQuery } from '#features/enrollment/desk/list/application-list.ts';
import { listApplications } from '#features/enrollment/desk/list/list-applications.server.ts';
import { dueLetters } from '#features/enrollment/emails/family-letter.ts';
import { searchLoader } from '../desk-routes.ts';

/** One page of the office's list, as the address asks for it. */
export const loader = searchLoader('enrollment', readListQuery, async (school, staff, query) => ({
  ...(await listApplications(staff, school, query)),
  letters: dueLetters(school.content.school),
}));
