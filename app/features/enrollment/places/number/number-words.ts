import { writtenDate } from '#lib/dates/plain-date.ts';
import { listInWords } from '#lib/text/list-in-words.ts';
import type { NumberChange } from './course.ts';
import { chanceOf, type Reach } from './reach.ts';

/** What a number meant in the years before, in whole sentences; nothing where there is no year before. */
export function reachInWords(number: number, past: readonly Reach[]): string | undefined {
  const chance = chanceOf(number, past);
  if (!chance) return undefined;
  const years = new Map<string, string[]>();
  for (const one of past) {
    const what = howFar(one);
    years.set(what, [...(years.get(what) ?? []), one.year]);
  }
  return [
    ...[...years].map(([what, all]) => `For ${listInWords(all)}, ${what}.`),
    `So a place for your child is ${chance}.`,
    ...(chance === 'likely' ? [] : ['Please ask another school too.']),
  ].join(' ');
}

/** How many children before this one still wait, as a sentence. */
export function childrenBefore(waiting: number): string {
  if (waiting === 0) return 'No child before yours waits any more.';
  return waiting === 1
    ? '1 child before yours still waits.'
    : `${waiting} children before yours still wait.`;
}

function howFar({ upTo, wasAll }: Reach): string {
  if (wasAll) return 'every child who waited was offered a place';
  if (upTo === 0) return 'no place became free for the children who waited';
  return `children up to number ${upTo} were offered a place`;
}

/** Why the number of a child is another one, as its family reads it; nothing of who the others are. */
export function changeInWords({ on, up, why }: NumberChange): string {
  const count = Math.abs(up);
  const places = count === 1 ? '1 place' : `${count} places`;
  const moved = `${places} ${up > 0 ? 'nearer to the front' : 'further behind'}`;
  return `${writtenDate(on)}: ${moved}. ${because(why, up, count)}`;
}

function because(why: NumberChange['why'], up: number, count: number): string {
  const [children, waits] = count === 1 ? ['1 child', 'waits'] : [`${count} children`, 'wait'];
  switch (why) {
    case 'offered':
      return `We offered a place to ${children} before yours.`;
    case 'left':
      return `${children} before yours ${waits} no longer.`;
    case 'came':
      return `${children} came to the list, and our rules put ${count === 1 ? 'it' : 'them'} before yours.`;
    case 'group':
      return `The group or the day of ${count === 1 ? 'another child' : 'other children'} was put right: our rules put ${children} ${up > 0 ? 'behind' : 'before'} yours.`;
    case 'ownGroup':
      return 'The group of your child was changed.';
    case 'ownDay':
      return 'The day of application of your child was put right.';
    case 'criteria':
      return 'The school changed how places are given.';
  }
}
