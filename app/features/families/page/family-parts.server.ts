import { notesOfFamily } from '#desk/cases/notes-of-family.server.ts';
import type { FamilyPart } from '#desk/family/family-part.ts';
import { letterRooms } from '#desk/letters/letter-rooms.ts';
import { lettersOfFamily } from '#desk/letters/letters-of-family.server.ts';
import { mailsOfFamily } from '#desk/mail/family-mails.server.ts';
import { actsOfFamily } from '#desk/record/family-acts.server.ts';
import { papersOfFamily } from '#features/papers/desk/papers-of-family.server.ts';
import { childrenOfFamily } from '#features/students/desk/children-of-family.server.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import { mailRooms } from '#features/submissions/kinds.ts';

/** Everything that the page of a family is made of. A feature that keeps more about families adds its part here. */
export const familyParts: readonly FamilyPart[] = [
  ...Object.values(caseRooms).flatMap(({ family }) => family ?? []),
  childrenOfFamily,
  papersOfFamily,
  notesOfFamily,
  mailsOfFamily(mailRooms),
  ...letterRooms.map(lettersOfFamily),
  actsOfFamily,
];
