import '#lib/search/search-words.server.ts';
import {
  emailKey,
  endOfPrefix,
  phoneKey,
  plainWordsOf,
  soundsOf,
} from '#lib/search/search-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { answersOfRow } from '../intake/answer-columns.ts';
import { undecided } from '../status/status-sets.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { type Applicant, applicantOf, type ListedApplicant } from './applicant.ts';

/** So many have one of the words that lead to them; of more, the others are left out. */
const MOST_FOUND = 200;
/** Of all of them together: each is compared, name by name. What shares a phone or an address comes first. */
const MOST_COMPARED = 300;

const columns = [
  ...(['reference', 'status', 'submitted_at', 'entered_by', 'same_child_as'] as const),
  ...(['grade_level', 'enrollment_year', 'student_dob'] as const),
  ...(['student_first_name', 'student_last_name'] as const),
  ...(['parent1_first_name', 'parent1_last_name', 'parent1_phone', 'parent1_email'] as const),
  ...(['parent2_first_name', 'parent2_last_name', 'parent2_phone', 'parent2_email'] as const),
  ...(['emergency_contact_name', 'emergency_contact_phone'] as const),
] satisfies (keyof EnrollmentApplicationRow)[];

/** The applications with these references, the oldest first. */
export async function listApplicants(
  read: ReadStore,
  references: readonly string[],
): Promise<ListedApplicant[]> {
  if (references.length === 0) return [];
  const rows = await read
    .selectFrom('enrollment_applications')
    .select(columns)
    .where('reference', 'in', references)
    .orderBy('submitted_at')
    .execute();
  return rows.map(listed);
}

/** The references of the newest that the school has not decided about. */
export async function listNewest(read: ReadStore, most: number): Promise<string[]> {
  const rows = await read
    .selectFrom('enrollment_applications')
    .select('reference')
    .where('status', 'in', undecided)
    .where('same_child_as', 'is', null)
    .orderBy('submitted_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ reference }) => reference);
}

/**
 * Every application that may be of the same child or the same family: by a phone or an address of a guardian, by the
 * birth date, or by the names of child or guardians as they sound. Whether it is, is for the rule to say.
 */
export async function listAlike(read: ReadStore, applicant: Applicant): Promise<ListedApplicant[]> {
  const contacts = applicant.guardians
    .flatMap(({ phone, email }) => [phoneKey(phone), emailKey(email)])
    .filter((key) => key !== '');
  const people = [applicant, ...applicant.guardians].map(({ firstName, lastName }) => [
    soundsOf(plainWordsOf(firstName))[0],
    soundsOf(plainWordsOf(lastName))[0],
  ]);
  const found = await Promise.all([
    contacts.length > 0 ? idsWithAny(read, contacts) : [],
    applicant.bornOn ? idsBornOn(read, applicant.bornOn) : [],
    ...people.map(([first, last]) => (first && last ? idsWithBoth(read, first, last) : [])),
  ]);
  const ids = [...new Set(found.flat().map((row) => row.record_id))].slice(0, MOST_COMPARED);
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom('enrollment_applications')
    .select(columns)
    .where('id', 'in', ids)
    .where('reference', '!=', applicant.reference)
    .orderBy('submitted_at', 'desc')
    .execute();
  return rows.map(listed);
}

function listed(row: Pick<EnrollmentApplicationRow, (typeof columns)[number]>): ListedApplicant {
  return {
    ...applicantOf(row.reference, answersOfRow(row)),
    status: row.status,
    submittedAt: row.submitted_at,
    gradeLevel: row.grade_level,
    enrollmentYear: row.enrollment_year,
    isFromPaper: row.entered_by !== null,
    sameChildAs: row.same_child_as,
  };
}

const idsOf = (read: ReadStore) =>
  read.selectFrom('search_words as first').select('first.record_id').where('first.kind', '=', 'EN');

function idsWithAny(read: ReadStore, words: readonly string[]) {
  return idsOf(read).where('first.word', 'in', words).limit(MOST_FOUND).execute();
}

/** Each application has a word that begins with the day of birth (`childKey`). */
function idsBornOn(read: ReadStore, day: string) {
  return idsOf(read)
    .where('first.word', '>=', `${day} `)
    .where('first.word', '<', endOfPrefix(`${day} `))
    .limit(MOST_FOUND)
    .execute();
}

function idsWithBoth(read: ReadStore, one: string, other: string) {
  return idsOf(read)
    .where('first.word', '=', one)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('search_words as second')
          .select('second.word')
          .whereRef('second.record_id', '=', 'first.record_id')
          .where('second.word', '=', other),
      ),
    )
    .limit(MOST_FOUND)
    .execute();
}
