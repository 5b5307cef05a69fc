import type { EnrollmentContent } from '#features/content/schemas.ts';
import { ageOn, type PlainDate } from '#lib/dates/plain-date.ts';
import type { TableRow } from '#lib/text/table-rows.ts';
import { childKeyOf } from '../child-key.ts';
import {
  type ChildOfRow,
  cellsOfRow,
  classWords,
  namesIn,
  type Odd,
  readChildRow,
} from './child-row.ts';
import type { ChildColumn, FoundColumns } from './columns.ts';
import { LONGEST_CELL, type MendedRow } from './mended-rows.ts';
import {
  guardianKeys,
  type PossibleTwin,
  possibleTwins,
  type TwinsAnswer,
  twinsQuestion,
} from './twins.ts';

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
  /** What it has put right or said of a row. */
  mended: ReadonlyMap<number, Partial<MendedRow>>;
  /** Children of the school who stand in no row by their name. */
  twinsHere: readonly PossibleTwin[];
}

/** What will happen with a row. */
export type JudgedRow = {
  at: number;
  words: string;
  /** Whom it names, also where it cannot be taken. */
  name: string;
  /** The columns in which the office can put it right, with what stands in each now. */
  mend?: { column: ChildColumn; written: string }[];
  /** It is asked whether this is one child with somebody, or two; empty while nobody has said it. */
  twins?: TwinsAnswer | '';
  /** The child is here already, and the file says something else of it than we have. */
  differs?: boolean;
} & (
  | { is: 'new' | 'asks'; child: ChildOfRow; known?: never }
  /** A child that is here gets the year. */
  | { is: 'joins'; child: ChildOfRow; known: KnownChild }
  /** Here already in that year: nothing changes. */
  | { is: 'here' | 'twice' | 'cannot'; child?: ChildOfRow; known?: KnownChild }
);

/** Judges the rows of one file, one after another: each remembers those before it. */
export function rowJudge(judging: Judging) {
  const findSame = sameChildFinder(judging);
  return ({ at, cells }: TableRow): JudgedRow => {
    const said = judging.mended.get(at);
    const cell = cellsOfRow(cells, judging.columns, said?.cells);
    const { firstName, lastName } = namesIn(cell);
    const name = `${firstName} ${lastName}`.trim().slice(0, LONGEST_CELL);
    const mend = (columns: readonly ChildColumn[]) => ({
      mend: columns.map((column) => ({ column, written: cell(column).slice(0, LONGEST_CELL) })),
    });
    const read = readChildRow(cell, judging.columns, judging.today);
    if ('why' in read) return { at, name, is: 'cannot', words: read.why, ...mend(read.in) };
    const { child } = read;
    if (child.reference && !judging.byReference.has(child.reference)) {
      const words = `No child of ours has the number “${child.reference.slice(0, 20)}”. Leave it empty for a new child.`;
      return { at, name, is: 'cannot', child, words, ...mend(['reference']) };
    }
    const { known, twiceOf, question, isAsked } = findSame(child, at, said?.twins);
    const row = { at, name, child, ...(isAsked && { twins: said?.twins ?? ('' as const) }) };
    if (question) return { ...row, is: 'asks', words: question };
    if (twiceOf) return { ...row, is: 'twice', words: `The same child as in row ${twiceOf}.` };
    if (known?.classThen) {
      const differs = known.classThen !== classWords(child);
      const words = differs
        ? `Here already in ${known.classThen}, and stays there. To change the class, open the child.`
        : `Here already in ${known.classThen}.`;
      return { ...row, is: 'here', known, words, differs };
    }
    const asks = [...read.asks, ...ageQuestion(child, judging)];
    if (asks.length > 0 && !judging.accepted.has(at)) {
      const words = asks.map(({ why }) => why).join(' ');
      return { ...row, is: 'asks', words, ...mend(asks.flatMap((odd) => odd.in)) };
    }
    if (known) {
      const words = `Here already, and gets the year ${judging.year}.`;
      return { ...row, is: 'joins', known, words };
    }
    return { ...row, is: 'new', words: 'New' };
  };
}

/** Who a row is, of those before it and of the children of the school; it may have to be asked. */
interface Same {
  known?: KnownChild;
  twiceOf?: number;
  question?: string;
  isAsked?: true;
}

function sameChildFinder({ byReference, byKey, twinsHere }: Judging) {
  const rowOf = new Map<string, number>();
  const twins = possibleTwins(twinsHere);
  function whoIs(child: ChildOfRow, said: TwinsAnswer | undefined): Same {
    const numbered = byReference.get(child.reference);
    const named = numbered ?? byKey.get(childKeyOf(child));
    const before = rowOf.get(named?.reference ?? childKeyOf(child));
    if (before && numbered) return { twiceOf: before };
    if (before) return said === 'two' ? { isAsked: true } : { twiceOf: before, isAsked: true };
    if (named) return { known: named };
    const twin = twins.find(child);
    if (!twin) return {};
    if (!said) return { question: twinsQuestion(twin), isAsked: true };
    if (said === 'two') return { isAsked: true };
    const row = 'row' in twin.is ? twin.is.row : rowOf.get(twin.is.known.reference);
    if (row) return { twiceOf: row, isAsked: true };
    return { isAsked: true, ...('known' in twin.is && twin.is) };
  }
  return (child: ChildOfRow, at: number, said: TwinsAnswer | undefined): Same => {
    const same = whoIs(child, said);
    if (same.twiceOf) return same;
    for (const key of [childKeyOf(child), same.known?.reference]) if (key) rowOf.set(key, at);
    twins.remember({
      bornOn: child.bornOn,
      name: `${child.firstName} ${child.lastName}`.trim(),
      guardians: guardianKeys(child.guardians),
      is: { row: at },
    });
    return same;
  };
}

/** Children repeat and come late: so many years older or younger than the class are asked about. */
const YEARS_APART = 3;

function ageQuestion({ bornOn, grade }: ChildOfRow, { classes, year }: Judging): Odd[] {
  const usual = classes.find((one) => one.grade === grade);
  if (!usual) return [];
  const january = `${year}-01-01`;
  const age = bornOn < january ? ageOn(bornOn, january) : 0;
  const [youngest, oldest] = usual.ages;
  if (age > youngest - YEARS_APART && age < oldest + YEARS_APART) return [];
  const why = `The child is ${age} years old on 1 January ${year}. Is the date of birth right?`;
  return [{ why, in: ['bornOn', 'inClass'] }];
}

/** How many rows there are of each kind. */
export function countRows(rows: readonly JudgedRow[]): Record<JudgedRow['is'], number> {
  const counts = { new: 0, asks: 0, joins: 0, here: 0, twice: 0, cannot: 0 };
  for (const { is } of rows) counts[is] += 1;
  return counts;
}
