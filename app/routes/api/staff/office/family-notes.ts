import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { familySubject } from '#features/families/desk-subject.server.ts';
import {
  changeNoteOfFamily,
  noteOfFamilySchema,
} from '#features/families/notes/family-notes.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import { taking } from '../../described.ts';
import { roomRoute } from '../desk-routes.ts';

/** What the office notes at a family, such as what a caller wanted and when it calls back. */
export const action = taking(
  noteOfFamilySchema,
  roomRoute('families', async (school, staff, { request, key }) => {
    const subject = familySubject(staff, key);
    if (!subject) return;
    const asked = await readBody(request, noteOfFamilySchema);
    return answerDesk(await changeNoteOfFamily(school, subject, asked));
  }),
);
