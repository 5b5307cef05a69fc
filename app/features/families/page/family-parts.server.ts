import type { FamilyPart } from '#desk/family/family-part.ts';
import { mailsOfFamily } from '#desk/mail/family-mails.server.ts';
import { actsOfFamily } from '#desk/record/family-acts.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { applicationsOfFamily } from '#features/enrollment/desk/family-part.server.ts';
import { papersOfFamily } from '#features/papers/desk/family-part.server.ts';
import { caseRooms } from '#features/submissions/case-rooms.server.ts';
import { mailRooms } from '#features/submissions/kinds.ts';

/** Everything that the page of a family is made of. A feature that keeps more about families adds its part here. */
export const familyParts = (content: Content): readonly FamilyPart[] => [
  applicationsOfFamily(content),
  ...Object.values(caseRooms).flatMap(({ family }) => family ?? []),
  papersOfFamily(content),
  mailsOfFamily(mailRooms),
  actsOfFamily,
];
