import type { ListEnrolledChildren } from '#features/students/named-child.ts';
import type { ListPeopleOfEnrolled } from '#features/students/people/people-of-child.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { guardianPerson } from '../barred/guardian-person.ts';
import { listGuarded } from '../barred/list-barred.server.ts';
import { isRestricting, keysOf } from '../barred/may-know.ts';
import { whoMayKnowEach } from '../barred/who-may-know.server.ts';
import { guardianName, guardianNumbers } from '../guardians/which-guardian.ts';
import '../tables.server.ts';

const AT_ONCE = 1000;

/** Who the children of these applications are, for whoever lists the children of the school. */
export const listEnrolledChildren: ListEnrolledChildren = async (read, references) => {
  const children = [];
  for (let from = 0; from < references.length; from += AT_ONCE) {
    children.push(
      ...(await read
        .selectFrom('enrollment_applications')
        .select(['reference', 'student_first_name as firstName', 'student_last_name as lastName'])
        .select(['student_dob as bornOn', 'student_gender as gender'])
        .where('reference', 'in', references.slice(from, from + AT_ONCE))
        .execute()),
    );
  }
  return children;
};

/** Whom to call about them, each judged by what was written down of who may know of a child. */
export const listPeopleOfEnrolled: ListPeopleOfEnrolled = async (read, references) => {
  const people = new Map();
  for (let from = 0; from < references.length; from += AT_ONCE) {
    for (const [reference, one] of await peopleOf(read, references.slice(from, from + AT_ONCE)))
      people.set(reference, one);
  }
  return people;
};

async function peopleOf(read: ReadStore, references: readonly string[]) {
  const rows = await read
    .selectFrom('enrollment_applications')
    .select(['id', 'reference', 'additional_info'])
    .select(['parent1_first_name', 'parent1_last_name', 'parent1_phone', 'parent1_email'])
    .select(['parent2_first_name', 'parent2_last_name', 'parent2_phone', 'parent2_email'])
    .select(['parent1_relationship', 'parent2_relationship', 'emergency_contact_name'])
    .select(['emergency_contact_phone', 'emergency_contact_relationship'])
    .where('reference', 'in', [...references, ''])
    .execute();
  const guarded = await listGuarded(read, references);
  const verdicts = await whoMayKnowEach(
    read,
    rows.map((row) => ({
      row,
      people: [
        ...guardianNumbers.map((guardian) => guardianPerson(row, guardian)),
        {
          applicationId: row.id,
          keys: keysOf({ name: row.emergency_contact_name, phone: row.emergency_contact_phone }),
        },
      ],
    })),
  );
  return new Map(
    rows.map((row, at) => {
      const mayKnow = (who: number) => verdicts[at]?.[who]?.mayKnow !== 'nothing';
      const guardians = guardianNumbers.map((number, who) => ({
        name: guardianName(row, number),
        relationship: row[`parent${number}_relationship`],
        phone: row[`parent${number}_phone`],
        email: row[`parent${number}_email`],
        mayKnow: mayKnow(who),
      }));
      const emergency = {
        name: row.emergency_contact_name,
        relationship: row.emergency_contact_relationship,
        phone: row.emergency_contact_phone,
        email: '',
        mayKnow: mayKnow(guardians.length),
      };
      const one = {
        guardians: guardians.filter(({ name, phone }) => name || phone),
        ...(emergency.phone && { emergency }),
        needs: row.additional_info,
        // What was said of a person and another child holds here too, until the office has decided.
        isGuarded: guarded.has(row.reference) || (verdicts[at]?.some(isRestricting) ?? false),
      };
      return [row.reference, one] as const;
    }),
  );
}
