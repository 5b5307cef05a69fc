import type { SchoolCalendar } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';

export type Term = SchoolCalendar['terms'][number];

/** The first day of a term, for all grades or for some of them. */
export interface TermOpening {
  startsOn: PlainDate;
  /** The day that families knew before. */
  movedFrom?: PlainDate | undefined;
  /** The names of the grades; without it all that no other opening of the term names. */
  grades?: string[] | undefined;
}

/** The first days of a term: that of most grades, then those of others. */
export function openingsOf({ startsOn, movedFrom, otherStarts = [] }: Term): TermOpening[] {
  return [{ startsOn, movedFrom }, ...otherStarts];
}

/** The first day of a term for one grade, by its name without the ages. */
export function openingOf(term: Term, grade: string): TermOpening {
  const [main, ...others] = openingsOf(term);
  return others.find(({ grades }) => grades?.includes(grade)) ?? main ?? term;
}

/** `Grades 1 to 3 and Grade 7`, of the names in the order of the classes. */
export function gradesInWords(grades: readonly string[]): string {
  const runs: { name: string; first: number; last: number }[] = [];
  const words: string[] = [];
  const flush = () => words.push(...runs.splice(0).map(runInWords));
  for (const grade of grades) {
    const [, name = '', number = ''] = /^(.*) (\d+)$/.exec(grade) ?? [];
    const run = runs.at(-1);
    if (!number) {
      flush();
      words.push(grade);
    } else if (run && run.name === name && run.last + 1 === Number(number)) run.last++;
    else runs.push({ name, first: Number(number), last: Number(number) });
  }
  flush();
  return listInWords(words);
}

/** `one, two and three` */
export function listInWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function runInWords({ name, first, last }: { name: string; first: number; last: number }): string {
  if (first === last) return `${name} ${first}`;
  const plural = name === 'Grade' ? 'Grades' : name;
  return `${plural} ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
}
