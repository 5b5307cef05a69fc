import { recordsAnswer, wantsLetter } from '#features/families/copy/records-answer.server.tsx';
import { exportAtDesk } from '#features/families/desk-requests.server.ts';
import { familySubject } from '#features/families/desk-subject.server.ts';
import { scopeFrom } from '#features/families/erasure/erasure-plan.server.ts';
import { roomRoute } from '../desk-routes.ts';

/** Everything that is held of a family, or with `?of=one` under this reference alone, for the family to keep. */
export const loader = roomRoute('families', async (school, staff, { request, key, search }) => {
  const subject = familySubject(staff, key);
  const held = subject && (await exportAtDesk(school, subject, scopeFrom(search)));
  const { content } = school;
  return held && recordsAnswer(held, { content, isLetter: wantsLetter(request) });
});
