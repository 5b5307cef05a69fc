import type { Content } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import type { PartName } from '../parts.ts';
import { dateDoubts } from './date-doubts.ts';
import { dueDoubts } from './due-doubts.ts';
import { feeDoubts } from './fee-doubts.ts';

/** Something that somebody at the school should look at again. */
export interface Doubt {
  /** Where it stands in `content/`. */
  file: 'calendar.yaml' | 'school.yaml' | 'openings.yaml' | 'sections.yaml';
  /** The part of the desk where it is changed. */
  part: PartName;
  /** One sentence, or two. */
  words: string;
  /**
   * What it is about, with every value that it is made of: the same while only days pass, another one once something in
   * it changes. By this it is said to be right.
   */
  key: string;
}

/** A doubt before it is said where it stands. */
export type DoubtInWords = Pick<Doubt, 'words' | 'key'>;

/**
 * What is doubtful in the content or soon due, for the days from `since` on (without it the whole year of today).
 * Nothing is changed: the pages show what the content says.
 */
export function findDoubts(
  content: Pick<Content, 'school' | 'calendar' | 'openings' | 'sections'>,
  today: PlainDate,
  since: PlainDate = `${today.slice(0, 4)}-01-01`,
): Doubt[] {
  return [
    ...dueDoubts(content, today),
    ...dateDoubts(content.calendar, since),
    ...hourDoubts(content.school.hours),
    ...feeDoubts(content.sections).map(
      (doubt) => ({ file: 'sections.yaml', part: 'fees', ...doubt }) as const,
    ),
  ].map((doubt) => ({ ...doubt, words: plainSpaces(doubt.words) }));
}

function hourDoubts({ school, schoolOnContactPage }: Content['school']['hours']): Doubt[] {
  if (school === schoolOnContactPage) return [];
  const words = `The school day is given as ${school} and, on the contact page, as ${schoolOnContactPage}.`;
  const key = `hours ${school} ${schoolOnContactPage}`;
  return [{ file: 'school.yaml', part: 'office', words, key }];
}
