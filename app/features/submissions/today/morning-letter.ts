import type { Letter } from '#lib/mail/letter.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';

/** So many of one kind, as `one` and `many` call them. */
export interface CountedWork {
  count: number;
  one: string;
  many: string;
}

/** What is due for somebody of the office this morning: theirs, and nobody's. */
export interface MorningWork {
  late: readonly CountedWork[];
  today: readonly CountedWork[];
  /** How many of all these are their own. */
  own: number;
  /** The grades in which a place is free and somebody waits. */
  free: readonly { grade: string; free: number; waiting: number }[];
}

const ONLY_COUNTS =
  'This mail names no child and no family. It does not come when nothing is due, nor at the weekend.';

/** What the desk would say on Today, in numbers; undefined where nothing is due. */
export function morningLetter(
  { late, today, own, free }: MorningWork,
  publicUrl: string,
): Letter | undefined {
  const places = free.reduce((sum, one) => sum + one.free, 0);
  const [isLate, isToday] = [total(late), total(today)];
  if (isLate + isToday + places === 0) return undefined;
  const heads = [
    isLate > 0 && `${isLate} ${isLate === 1 ? 'thing is' : 'things are'} late`,
    places > 0 && `${places} ${places === 1 ? 'place is' : 'places are'} free`,
  ].filter((one) => one !== false);
  const waits = `${isToday} ${isToday === 1 ? 'thing waits' : 'things wait'}`;
  return {
    subject: `Today: ${heads.length > 0 ? heads.join(', ') : waits}`,
    parts: [
      ...(isLate > 0 ? [`Late, ${isLate}: ${inWords(late)}.`] : []),
      ...free.map(freeInWords),
      ...(isToday > 0 ? [`Today, ${isToday}: ${inWords(today)}.`] : []),
      ...(own > 0 ? [`${own} of ${isLate + isToday} ${own === 1 ? 'is' : 'are'} yours.`] : []),
      { label: 'Open Today', href: `${publicUrl}/staff` },
      ONLY_COUNTS,
    ],
  };
}

function freeInWords({ grade, free, waiting }: MorningWork['free'][number]): string {
  const places = free === 1 ? 'A place is' : `${free} places are`;
  const children = waiting === 1 ? '1 child waits' : `${waiting} children wait`;
  return plainSpaces(`${places} free in ${grade}, and ${children}.`);
}

const total = (all: readonly CountedWork[]) => all.reduce((sum, { count }) => sum + count, 0);

function inWords(all: readonly CountedWork[]): string {
  return all.map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`).join(', ');
}
