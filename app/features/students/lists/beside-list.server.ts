import type { RoomServices } from '#desk/define-room.server.ts';
import { withAnswers } from '../coming-back/list-asked.server.ts';
import { listPeople } from '../people/list-people.server.ts';
import type { PeopleOfChild } from '../people/people-of-child.ts';
import { columnsOfReturn } from './child-columns.ts';
import { adultsOf } from './gibbon-columns.ts';
import './list-services.ts';
import type { BesideList, ListedChild } from './lists-of-class.ts';
import { siblingsInWords } from './siblings.ts';

/** Whom to call about these children. */
export const peopleOf = (school: RoomServices, listed: readonly ListedChild[]) =>
  listPeople(
    school,
    listed.map(({ child: { reference } }) => reference),
  );

/** What stands beside the children in these columns, of all of them at once. */
export async function besideOf(
  school: RoomServices,
  listed: readonly ListedChild[],
  columns: readonly string[],
): Promise<BesideList> {
  const { read } = school.store;
  const references = listed.map(({ child: { reference } }) => reference);
  const beside: BesideList = {};
  if (columns.includes('siblings')) {
    const families = await school.listFamilies(read, references);
    const people: ReadonlyMap<string, PeopleOfChild> = await peopleOf(school, listed);
    beside.siblings = siblingsInWords(listed, { families, people });
  }
  if (columns.includes('papers')) {
    const missing = await school.listMissingPapers(read, school.content, references);
    beside.papers = new Map(
      listed.map((one) => [one.id, (missing.get(one.child.reference) ?? []).join('; ')]),
    );
  }
  if (columns.some((key) => key.startsWith('gibbon'))) {
    const families = await school.listFamilies(read, references);
    const people = await peopleOf(school, listed);
    beside.families = new Map(
      listed.map(({ id, child: { reference } }) => {
        const [sync = reference] = [...(families.get(reference) ?? []), reference].sort();
        return [id, sync];
      }),
    );
    beside.adults = new Map(
      listed.map(({ id, child }) => [id, adultsOf(people.get(child.reference)).length]),
    );
  }
  const [first] = listed;
  if (first && columns.some((key) => Object.hasOwn(columnsOfReturn, key) || isOfReturn(key))) {
    const { schoolYear } = first.year;
    const asked = await withAnswers(school, String(Number(schoolYear) + 1), listed);
    beside.asked = new Map(asked.map((one) => [one.id, one]));
  }
  return beside;
}

const isOfReturn = (list: string) => list === 'comingBack' || list === 'notAnswered';
