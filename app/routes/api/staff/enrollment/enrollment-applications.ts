import { readListQuery } from '#features/enrollment/desk/list/application-list.ts';
import { listApplications } from '#features/enrollment/desk/list/list-applications.server.ts';
import { dueLetters } from '#features/enrollment/emails/family-letter.ts';
import { referencesWithPhotographs } from '#features/papers/desk/waiting-photographs.server.ts';
import { roomLoader } from '../desk-routes.ts';

/** One page of the office's list, as the address asks for it. */
export const loader = roomLoader('enrollment', async ({ store, content }, staff, search) => ({
  ...(await listApplications(staff, store.read, {
    ...readListQuery(search),
    withPhotographs: referencesWithPhotographs(store.read),
  })),
  letters: dueLetters(content.school),
}));
