import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { AskedChild } from '../coming-back/list-asked.server.ts';
import type { NamedChild } from '../named-child.ts';
import type { Standing, StudentYear } from '../student-year.ts';

/** A child of the school in the year that is shown. */
export interface ListedChild {
  /** Of its row of that year. */
  id: string;
  child: NamedChild;
  year: StudentYear;
  standing: Standing;
}

/** The lists of a class that are there from the beginning; each leaves out who has left. */
export const classLists = [
  ...(['class', 'register', 'registerNext', 'phones', 'needs'] as const),
  ...(['siblings', 'birthdays', 'papers', 'program'] as const),
  ...(['comingBack', 'notAnswered'] as const),
  ...(['gibbonChildren', 'gibbonFamilies', 'gibbonSeconds'] as const),
] as const;
export type ClassList = (typeof classLists)[number];

export const isClassList = (text: string): text is ClassList =>
  classLists.some((one) => one === text);

/** What some of the lists need to know besides the children; the words of a column by the id of the row. */
export interface BesideList {
  /** Those who are asked whether they come back in the year after. */
  asked?: ReadonlyMap<string, Pick<AskedChild, 'says' | 'answer'>>;
  siblings?: ReadonlyMap<string, string>;
  papers?: ReadonlyMap<string, string>;
  /** To which family each belongs, and how many of its guardians a file may name. */
  families?: ReadonlyMap<string, string>;
  adults?: ReadonlyMap<string, number>;
}

/** The rows of a ready list, of all children that are asked for: who stands in it, and in which order. */
export function rowsOfList(
  list: ClassList,
  listed: readonly ListedChild[],
  { siblings, papers, asked, families, adults }: BesideList,
): ListedChild[] {
  const here = listed.filter(({ standing }) => standing !== 'left');
  switch (list) {
    case 'siblings':
      return here.filter(({ id }) => siblings?.get(id));
    case 'papers':
      return here.filter(({ id }) => papers?.get(id));
    case 'comingBack':
      return here.filter(({ id }) => asked?.has(id));
    case 'notAnswered':
      return here.filter(({ id }) => asked?.get(id)?.says === 'none');
    case 'gibbonFamilies':
      return firstOfEach(here, families).filter(({ id }) => (adults?.get(id) ?? 0) > 0);
    case 'gibbonSeconds':
      return firstOfEach(here, families).filter(({ id }) => (adults?.get(id) ?? 0) > 1);
    case 'birthdays':
      return here.toSorted((one, other) =>
        dayInYear(one.child.bornOn).localeCompare(dayInYear(other.child.bornOn)),
      );
    default:
      return here;
  }
}

/** One child of each family stands for it. */
function firstOfEach(
  here: readonly ListedChild[],
  families: ReadonlyMap<string, string> | undefined,
): ListedChild[] {
  const known = new Set<string>();
  return here.filter(({ id, child }) => {
    const family = families?.get(id) ?? child.reference;
    if (known.has(family)) return false;
    known.add(family);
    return true;
  });
}

const dayInYear = (day: PlainDate) => day.slice('2017-'.length);

/** The month of a register, and the one after it: of the year that runs this one, of any other its first. */
export function monthOf(
  list: ClassList | '',
  { year, today, firstDay }: { year: string; today: PlainDate; firstDay: PlainDate },
): string | undefined {
  if (list !== 'register' && list !== 'registerNext') return undefined;
  const month = (today.startsWith(year) ? today : firstDay).slice(0, '2027-02'.length);
  if (list === 'register') return month;
  const [of = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${of + 1}-01` : `${of}-${String(number + 1).padStart(2, '0')}`;
}
