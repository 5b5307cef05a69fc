import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Says } from '#desk/letters/letter-words.ts';
import { type LettersOfRoom, referencesIn } from '#desk/letters/letters-of-list.server.ts';
import type { ReachFamilies } from '#desk/letters/reach-writers.server.ts';
import type { Reachable } from '#desk/letters/who-gets-it.ts';
import { childInLetter } from '#features/students/people/child-in-letters.ts';
import { headOfAdmissions, writeLetter } from '#lib/mail/letter.ts';
import { paragraphsOf } from '#lib/mail/office-letter.ts';
import { phoneKey } from '#lib/search/search-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { listPeople, type PersonOfChild } from '../../barred/people.server.ts';
import { type GradeLevel, gradeLevels, shortGrade } from '../../grade-levels.ts';
import { type GuardianReceiver, receiversAmong } from '../../guardians/receivers.server.ts';
import { guardianName, inOneCase } from '../../guardians/which-guardian.ts';
import { criteriaOf } from '../../places/criteria.ts';
import { placesOf } from './application-sheet.server.ts';

/** How somebody is spoken to whose address nobody has proven. */
const NAMELESS = 'parent or guardian';
/** So many children are read before others are answered. */
const CHILDREN_AT_ONCE = 5;

/** Letters to the families of a list of applications: to each guardian once, about all of their children in it. */
export const applicationLetters: LettersOfRoom = {
  referencesOf: referencesIn('enrollment_applications'),
  kind: 'enrollment-list-letter',
  placeholders: {
    name: 'The parent or guardian',
    child: 'The child and the class; all of them, where there are several',
    class: 'The class that was applied for',
    year: 'The school year',
    place: 'The place on the waiting list',
    reference: 'The reference',
  },
  reach: (school, read, references) => reachFamilies(school, read, references),
  mail({ content: { school } }, { subject, text }, { says }) {
    const { child = '', reference = '' } = says;
    const isNamed = child === '' || text.includes(child);
    const parts = [
      ...(isNamed ? [] : [`This is about ${child}.`]),
      ...paragraphsOf(text),
      { name: 'Your reference', code: reference },
    ];
    return writeLetter({ subject, parts }, headOfAdmissions(school));
  },
  signature: ({ content: { school } }) => `${school.name}, ${school.admissionsPhone}`,
};

/** Everybody whom these applications name, with who may be told nothing. */
export const reachFamilies: ReachFamilies = async ({ content }, read, references, gradeOf) => {
  const children = (await listChildren(read, references)).map((child) => ({
    ...child,
    grade_level: gradeOf?.get(child.reference) ?? child.grade_level,
  }));
  const places = await placesOf(read, children, criteriaOf(content.enrollment));
  const found: Reachable[] = [];
  for (const [at, child] of children.entries()) {
    // A write is kept to itself: others would wait for it.
    if (at > 0 && at % CHILDREN_AT_ONCE === 0 && !read.isTransaction) await nextTurn();
    found.push(...(await peopleOf(read, child, places.get(child.id))));
  }
  return found;
};

type Child = Awaited<ReturnType<typeof listChildren>>[number];

/** In the order of these references, each child once: by the application that goes on for it. */
async function listChildren(read: ReadStore, references: readonly string[]) {
  const named = await read
    .selectFrom('enrollment_applications')
    .select(['reference', 'same_child_as'])
    .where('reference', 'in', [...references, ''])
    .execute();
  const leading = new Map(named.map((row) => [row.reference, row.same_child_as ?? row.reference]));
  const inOrder = [...new Set(references.flatMap((one) => leading.get(one) ?? []))];
  const rows = await read
    .selectFrom('enrollment_applications')
    .select(['id', 'reference', 'status', 'enrollment_year', 'grade_level', 'student_first_name'])
    .where('reference', 'in', [...inOrder, ''])
    .execute();
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  return inOrder.flatMap((reference) => byReference.get(reference) ?? []);
}

async function peopleOf(read: ReadStore, child: Child, place: number | undefined) {
  const people = await listPeople(read, child.reference);
  const receivers = await receiversAmong(read, child.reference, people, child.grade_level);
  const seen = new Set<string>();
  return people.flatMap((person): Reachable[] => {
    const { form, guardian, accountId, email } = person;
    const onForm = accountId ? undefined : guardian;
    const name = onForm ? guardianName(form, onForm) : '';
    const phone = onForm ? form[`parent${onForm}_phone`] : '';
    const known = [inOneCase(email), phone && `${phoneKey(phone)} ${name}`].filter(Boolean);
    if (known.length === 0 || known.some((key) => seen.has(key))) return [];
    for (const key of known) seen.add(key);
    const receiver = receivers.find((one) => inOneCase(one.email) === inOneCase(email));
    return [
      {
        reference: child.reference,
        name: name || receiver?.name || 'Somebody with an account',
        email,
        phone,
        wantsMails: receiver?.wantsLetters ?? true,
        isBarred: person.mayKnow === 'nothing',
        page: receiver?.pageOfChildren,
        says: saysTo(child, place, { person, name, receiver }),
      },
    ];
  });
}

interface ToOne {
  person: PersonOfChild;
  name: string;
  receiver: GuardianReceiver | undefined;
}

/**
 * A mail names guardian and child where the address is proven, a text for a phone goes through others and names no
 * child, and paper is given out by the office (docs/decisions/0056, 0119).
 */
function saysTo(
  { reference, student_first_name: firstName, grade_level, enrollment_year: year }: Child,
  place: number | undefined,
  { person, name, receiver }: ToOne,
): Reachable['says'] {
  const gradeLevel = gradeLevels[grade_level as GradeLevel];
  const called = (isProven: boolean) =>
    childInLetter({ firstName, gradeLevel, reference }, [], isProven);
  const facts: Says = {
    class: shortGrade(grade_level),
    year,
    reference: person.form.reference,
    ...(place !== undefined && { place: String(place) }),
  };
  const isProven = receiver?.isProven === true;
  return {
    mail: {
      ...facts,
      name: isProven && name ? name : NAMELESS,
      child: receiver?.child ?? called(false),
    },
    phone: { ...facts, name: name || NAMELESS, child: called(false) },
    paper: { ...facts, name: name || NAMELESS, child: called(true) },
  };
}
