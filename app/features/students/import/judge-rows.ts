import type { EnrollmentContent } from '#features/content/schemas.ts';
import { ageOn, type PlainDate } from '#lib/dates/plain-date.ts';
import type { TableRow } from '#lib/text/table-rows.ts';
import { childKeyOf } from '../child-key.ts';
import { type ChildOfRow, classWords, readChildRow } from './child-row.ts';
import type { FoundColumns } from './columns.ts';

/** A child of the school as an import meets it again. */
export interface KnownChild {
  reference: string;
  name: string;
  /** The class of the year that is imported, in words; empty where it has none in that year. */
  classThen: string;
}

export interface Judging {
  columns: FoundColumns;
  year: string;
  today: PlainDate;
  classes: EnrollmentContent['classes'];
  byReference: ReadonlyMap<string, KnownChild>;
  /** By `childKeyOf`. */
  byKey: ReadonlyMap<string, KnownChild>;
  /** Rows that the office has looked at, and wants as they are. */
  accepted: ReadonlySet<number>;
}

/** What will happen with a row. */
export type JudgedRow = { at: number; words: string } & (
  | { is: 'new' | 'asks'; child: ChildOfRow; known?: never }
  /** A child that is here gets the year. */
  | { is: 'joins'; child: ChildOfRow; known: KnownChild }
  /** Here already in that year: nothing changes. */
  | { is: 'here' | 'twice' | 'cannot'; child?: ChildOfRow; known?: KnownChild }
);

/** Judges the rows of one file, one after another: each remembers those before it. */
export function rowJudge(judging: Judging) {
  const rowOf = new Map<string, number>();
  return ({ at, cells }: TableRow): JudgedRow => {
    const read = readChildRow(cells, judging.columns, judging.today);
    if ('why' in read) return { at, is: 'cannot', words: read.why };
    const { child } = read;
    const known = judging.byReference.get(child.reference) ?? judging.byKey.get(childKeyOf(child));
    if (child.reference && !judging.byReference.has(child.reference)) {
      const words = `No child of ours has the number “${child.reference.slice(0, 20)}”. Leave it empty for a new child.`;
      return { at, is: 'cannot', child, words };
    }
    const key = known?.reference ?? childKeyOf(child);
    const first = rowOf.get(key);
    if (first !== undefined) {
      return { at, is: 'twice', child, words: `The same child as in row ${first}.` };
    }
    rowOf.set(key, at);
    if (known?.classThen) {
      const differs = known.classThen !== classWords(child);
      const words = differs
        ? `Here already in ${known.classThen}, and stays there. To change the class, open the child.`
        : `Here already in ${known.classThen}.`;
      return { at, is: 'here', child, known, words };
    }
    const asks = [...read.asks, ...ageQuestion(child, judging)];
    if (asks.length > 0 && !judging.accepted.has(at)) {
      return { at, is: 'asks', child, words: asks.join(' ') };
    }
    if (known) {
      return {
        at,
        is: 'joins',
        child,
        known,
        words: `Here already, and gets the year ${judging.year}.`,
      };
    }
    return { at, is: 'new', child, words: 'New' };
  };
}

/** Children repeat and come late: so many years older or younger than the class are asked about. */
const YEARS_APART = 3;

function ageQuestion({ bornOn, grade }: ChildOfRow, { classes, year }: Judging): string[] {
  const usual = classes.find((one) => one.grade === grade);
  if (!usual) return [];
  const january = `${year}-01-01`;
  const age = bornOn < january ? ageOn(bornOn, january) : 0;
  const [youngest, oldest] = usual.ages;
  if (age > youngest - YEARS_APART && age < oldest + YEARS_APART) return [];
  return [`The child is ${age} years old on 1 January ${year}. Is the date of birth right?`];
}

/** How many rows there are of each kind. */
export function countRows(rows: readonly JudgedRow[]): Record<JudgedRow['is'], number> {
  const counts = { new: 0, asks: 0, joins: 0, here: 0, twice: 0, cannot: 0 };
  for (const { is } of rows) counts[is] += 1;
  return counts;
}
