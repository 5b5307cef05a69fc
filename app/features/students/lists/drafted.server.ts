import type { RoomServices } from '#desk/define-room.server.ts';
import { type Grade, grades } from '#features/content/grades.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { byName } from '../named-child.ts';
import { planRollOver } from '../roll-over/plan-roll-over.server.ts';
import { yearsToBegin } from '../roll-over/year-that-begins.server.ts';
import type { ListedChild } from './lists-of-class.ts';

/** What a list on paper says of classes that are not those of the school yet. */
export const DRAFT_IN_WORDS = 'a draft of the office: families do not know these classes';

/** The year whose classes are a draft: the one that is asked for, where it can begin. */
export function draftYear({ clock }: Pick<RoomServices, 'clock'>, asked: string): string {
  const { years, first } = yearsToBegin(dayInLusaka(clock.now()));
  return years.includes(asked) ? asked : first;
}

/**
 * Who stands in which class of the draft of a year, in the order of grades, classes and names. Most have no row of that
 * year, so that each goes by the year and its reference.
 */
export async function listDrafted(
  school: RoomServices,
  year: string,
  asked: { grade: string; letter: string } = { grade: '', letter: '' },
): Promise<ListedChild[]> {
  const { content, store } = school;
  const plan = await planRollOver(store.read, school, year, content.enrollment);
  const drafted = plan.children.flatMap(({ reference, child, place }): ListedChild[] => {
    if (!child || !place) return [];
    const { grade, letter } = place;
    if (asked.grade && grade !== asked.grade) return [];
    if (asked.letter && letter !== asked.letter) return [];
    const days = { joinedOn: null, leftOn: null, leftReason: '' } as const;
    return [
      {
        id: `${year} ${reference}`,
        child,
        year: { schoolYear: year, grade, letter, isPlanned: false, ...days },
        standing: 'confirmed',
      },
    ];
  });
  return drafted.toSorted(
    (one, other) =>
      grades.indexOf(one.year.grade as Grade) - grades.indexOf(other.year.grade as Grade) ||
      one.year.letter.localeCompare(other.year.letter) ||
      byName(one.child, other.child),
  );
}

/** The reference in the id of a child of a draft; undefined for a row of a year. */
export function referenceOfDrafted(id: string): string | undefined {
  return /^\d{4} (.+)$/.exec(id)?.[1];
}

/** Those of these ids that name children of a draft, in their order; undefined for rows of a year. */
export async function draftedByIds(
  school: RoomServices,
  ids: readonly string[],
): Promise<ListedChild[] | undefined> {
  const [, year] = /^(\d{4}) /.exec(ids[0] ?? '') ?? [];
  if (!year) return undefined;
  const drafted = new Map((await listDrafted(school, year)).map((one) => [one.id, one]));
  return ids.flatMap((id) => drafted.get(id) ?? []);
}
