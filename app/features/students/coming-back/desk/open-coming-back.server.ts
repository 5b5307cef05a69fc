import type { RoomServices } from '#desk/define-room.server.ts';
import { MOST_TIMES_ASKED, timesAsked } from '#desk/letters/times-asked.server.ts';
import { pageFrom, pageOf } from '#desk/list/list-page.ts';
import { tallyOf } from '#desk/list/tally.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type ChildrenFilter, childrenFilterFrom } from '../../desk/children-list.server.ts';
import { nameInList } from '../../named-child.ts';
import { listPeople } from '../../people/list-people.server.ts';
import { listClassLetters } from '../../student-years.server.ts';
import { isReturnStanding, type ReturnStanding, yearBefore } from '../coming-back.ts';
import { asksInLetter } from '../letter-that-asks.server.ts';
import { type AskedChild, listAsked } from '../list-asked.server.ts';
import { findYearAhead } from '../return-questions.server.ts';
import { textsToAsk } from '../text-to-ask.ts';
import '../../tables.server.ts';

export type Asked = Pick<ChildrenFilter, 'grade' | 'letter' | 'q'> & {
  says: ReturnStanding | '';
  page: number;
};

/** Which children an address asks for; what makes no sense in it counts as not said. */
export function comingBackQueryFrom(search: URLSearchParams): Asked {
  const { grade, letter, q } = childrenFilterFrom(search);
  const says = search.get('says') ?? '';
  return { grade, letter, q, says: isReturnStanding(says) ? says : '', page: pageFrom(search) };
}

export type ComingBackList = Awaited<ReturnType<typeof openComingBack>>;

/** Who has answered whether a child comes back and who has not, with whom to call. */
export async function openComingBack(
  school: RoomServices,
  _staff: StaffIn<'students'>,
  { says, page, ...asked }: Asked,
) {
  const { store, clock, content } = school;
  const today = dayInLusaka(clock.now());
  const ahead = await findYearAhead(store.read, content.calendar, today);
  const { schoolYear, question } = ahead;
  const all = await listAsked(school, schoolYear, asked);
  const shown = all.filter((one) => says === '' || one.says === says);
  const unanswered = all.filter((one) => one.says === 'none');
  const times = await timesAsked(store.read, asksInLetter(schoolYear));
  const { rows, ...list } = pageOf(shown, page);
  const references = rows.map(({ child: { reference } }) => reference);
  const people = await listPeople(school, references);
  const versions = await listVersions(store.read, rows);
  return {
    ...ahead,
    today,
    asks: yearBefore(schoolYear),
    tally: tallyOf(all, (one) => one.says),
    // How many who have not answered were written to never, once, and reminded.
    askedByLetter: [0, 1, MOST_TIMES_ASKED].map(
      (count) =>
        unanswered.filter(({ child }) => (times.get(child.reference) ?? 0) === count).length,
    ),
    classes: await listClassLetters(store.read, yearBefore(schoolYear)),
    texts:
      question &&
      textsToAsk({
        school: content.school.name,
        schoolYear,
        lastDay: question.lastDay,
        phone: content.school.phone,
        page: `${school.publicUrl}/status`,
      }),
    ...list,
    rows: rows.map(({ child, year: { grade, letter }, says: said, answer }) => ({
      reference: child.reference,
      version: versions.get(child.reference) ?? 0,
      name: nameInList(child),
      fullName: `${child.firstName} ${child.lastName}`,
      grade,
      letter,
      says: said,
      answer,
      people: people.get(child.reference),
    })),
  };
}

async function listVersions(
  read: ReadStore,
  rows: readonly AskedChild[],
): Promise<Map<string, number>> {
  const references = rows.map(({ child: { reference } }) => reference);
  const students = await read
    .selectFrom('students')
    .select(['reference', 'version'])
    .where('reference', 'in', [...references, ''])
    .execute();
  return new Map(students.map(({ reference, version }) => [reference, version]));
}
