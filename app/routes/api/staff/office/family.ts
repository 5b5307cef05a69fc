import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { eraseAtDesk } from '#features/families/desk-requests.server.ts';
import { familySubject } from '#features/families/desk-subject.server.ts';
import { eraseSchema, TYPE_IT } from '#features/families/erasure/erase-schema.ts';
import { openFamily } from '#features/families/page/family-page.server.ts';
import { nothingChanged, readBody } from '#requests/read-body.server.ts';
import { taking } from '../../described.ts';
import { recordLoader, roomRoute } from '../desk-routes.ts';

/** Everything about the family that this reference belongs to. */
export const loader = recordLoader('families', async (school, staff, key) => {
  const subject = familySubject(staff, key);
  return subject && openFamily(school, subject);
});

/** Erases the family or what is under this one reference, once the reference has been typed a second time. */
export const action = taking(
  eraseSchema,
  roomRoute('families', async (school, staff, { request, key }) => {
    const subject = familySubject(staff, key);
    if (!subject) return;
    const { reference, of, also, subjects } = await readBody(request, eraseSchema);
    if (familySubject(staff, reference)?.reference !== subject.reference) {
      return nothingChanged(TYPE_IT, [{ field: 'again', message: TYPE_IT }]);
    }
    return answerDesk(await eraseAtDesk(school, subject, { of, also }, subjects));
  }),
);
