import { listColleaguesWithRoles } from '#desk/staff/colleagues.server.ts';
import { listImportedWith } from '#features/students/imported-children.server.ts';
import { listStudentYears } from '#features/students/student-years.server.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { emailKey, phoneKey } from '#lib/search/search-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { answersOfRow } from '../intake/answer-columns.ts';
import { childKey } from '../intake/search-words.ts';
import { applicantOf } from '../same-child/applicant.ts';
import { listApplicants } from '../same-child/applicants.server.ts';
import { listWithContact } from '../same-child/with-contact.server.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import type { Criteria } from './criteria.ts';

/** The group that a child seems to belong to, and why, for the office to confirm. */
export interface SuggestedGroup {
  waitsAs: Criteria['groups'][number];
  /** For the screen only: it may name another child. */
  because: string;
}

interface Asked {
  /** The references of the child's family. */
  family: readonly string[];
  /** Those that count, the better one first. */
  groups: Criteria['groups'];
  today: PlainDate;
}

/**
 * A brother or sister: a child of the school, of the same family or with a phone or an address of a guardian in common.
 * A child of staff: a guardian has the address of somebody who works at the desk. Undefined where nothing says so.
 */
export async function suggestGroup(
  read: ReadStore,
  row: EnrollmentApplicationRow,
  { family, groups, today }: Asked,
): Promise<SuggestedGroup | undefined> {
  for (const waitsAs of groups) {
    const because =
      waitsAs === 'sibling'
        ? await becauseOfSibling(read, row, family, today)
        : await becauseOfStaff(read, row);
    if (because) return { waitsAs, because };
  }
  return undefined;
}

const guardiansOf = (row: EnrollmentApplicationRow) =>
  applicantOf(row.reference, answersOfRow(row)).guardians;

async function becauseOfSibling(
  read: ReadStore,
  row: EnrollmentApplicationRow,
  family: readonly string[],
  today: PlainDate,
): Promise<string | undefined> {
  const contacts = guardiansOf(row).flatMap(({ email, phone }) => [
    emailKey(email),
    phoneKey(phone),
  ]);
  const keys = [...new Set(contacts)].filter((key) => key !== '');
  const forms = await listApplicants(read, [...family, ...(await listWithContact(read, keys))]);
  const others = [...forms, ...(await listImportedWith(read, keys))].filter(
    ({ firstName, lastName, bornOn }) =>
      childKey(row) !==
      childKey({ student_first_name: firstName, student_last_name: lastName, student_dob: bornOn }),
  );
  const references = others.map(({ reference }) => reference);
  const years = await listStudentYears(read, references);
  const sibling = others.find(({ reference }) =>
    years
      .get(reference)
      ?.some(({ schoolYear, leftOn }) => schoolYear >= today.slice(0, 4) && !leftOn),
  );
  if (!sibling) return undefined;
  return `${sibling.firstName} ${sibling.lastName} is at the school, and the families have a guardian’s phone or email address in common, or you have said that they are one family.`;
}

async function becauseOfStaff(
  read: ReadStore,
  row: EnrollmentApplicationRow,
): Promise<string | undefined> {
  const emails = guardiansOf(row).map(({ email }) => emailKey(email));
  const staff = (await listColleaguesWithRoles(read)).find(({ email }) =>
    emails.includes(emailKey(email)),
  );
  if (!staff) return undefined;
  return `A guardian has the email address ${staff.email}, which is that of a member of staff.`;
}
