import * as v from 'valibot';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { eraseAtDesk } from '#features/families/desk-requests.server.ts';
import { familySubject } from '#features/families/desk-subject.server.ts';
import { openFamily } from '#features/families/page/family-page.server.ts';
import { nothingChanged, readBody } from '#requests/read-body.server.ts';
import { taking } from '../../described.ts';
import { recordLoader, roomRoute } from '../desk-routes.ts';

const TYPE_IT = 'Type the reference once more, so that nothing else is erased';
const bodySchema = v.object({
  reference: v.string(TYPE_IT),
  of: v.picklist(['family', 'one']),
  /** What may belong to the family, and was ticked. */
  also: v.optional(v.array(v.string()), []),
  /** Everything that was listed to go. */
  subjects: v.array(v.string()),
});

/** Everything about the family that this reference belongs to. */
export const loader = recordLoader('families', async (school, staff, key) => {
  const subject = familySubject(staff, key);
  return subject && openFamily(school, subject);
});

/** Erases the family or what is under this one reference, once the reference has been typed a second time. */
export const action = taking(
  bodySchema,
  roomRoute('families', async (school, staff, { request, key }) => {
    const subject = familySubject(staff, key);
    if (!subject) return;
    const { reference, of, also, subjects } = await readBody(request, bodySchema);
    if (familySubject(staff, reference)?.reference !== subject.reference) {
      return nothingChanged(TYPE_IT, [{ field: 'again', message: TYPE_IT }]);
    }
    return answerDesk(await eraseAtDesk(school, subject, { of, also }, subjects));
  }),
);
