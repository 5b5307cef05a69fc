import { typedIn } from '#desk/list/list-address.ts';
import { pageFrom } from '#desk/list/list-page.ts';
import type { Tally } from '#desk/list/tally.ts';
import { isStatusOf } from '#desk/record/record-status.ts';
import { isRealDate, type PlainDate } from '#lib/dates/plain-date.ts';
import type { OfficeLetter } from '#lib/mail/office-letter.ts';
import { searchTermsOf } from '#lib/search/search-words.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../../enrollment-status.ts';
import { gradeLevels } from '../../grade-levels.ts';
import {
  type AnswerGroup,
  answerGroupKeys,
  answerGroups,
  isAnswerGroup,
} from '../../numbers/answer-groups.ts';
import type { GradeCount } from '../../places/places.ts';
import { undecided } from '../../status/status-sets.ts';
import type { itemsOf } from './list-items.server.ts';

export const sortNames = {
  due: 'What is due first',
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By last name',
  waiting: 'As the waiting list stands',
} as const;
export type ListSort = keyof typeof sortNames;

/** What an application can wait for, and how the office calls it. */
export const waitsForNames = {
  decision: 'The school, to decide',
  family: 'The family',
  overdue: 'The family: its day to answer is over',
  papers: 'The office, to look at photographs',
  call: 'The office, by phone or letter',
  nextYear: 'The next year: its family said yes',
} as const;
type WaitsFor = Exclude<keyof typeof waitsForNames, 'decision'>;

const isEnrollmentStatus = isStatusOf(enrollmentStatuses);
const isWaitsFor = (name: string): name is WaitsFor =>
  name !== 'decision' && Object.hasOwn(waitsForNames, name);

/** How an application can come. */
export const cameByNames = { website: 'Website', paper: 'Paper form' } as const;
type CameBy = keyof typeof cameByNames;

/** When the school first answered, as the head's page counts it. */
export const answeredNames: Readonly<Record<AnsweredIn, string>> = {
  ...(Object.fromEntries(
    answerGroupKeys.map((key) => [key, `After ${answerGroups[key].name} school days`]),
  ) as Record<AnswerGroup, string>),
  none: 'No answer yet',
};
type AnsweredIn = AnswerGroup | 'none';

/** What narrows the list and its file alike. */
export interface ApplicationFilters {
  status?: EnrollmentStatus;
  grade?: string;
  year?: string;
  /** The day in Lusaka from which applications are shown. */
  since?: PlainDate;
  /** The last day of them. */
  until?: PlainDate;
  /** Only those that the school has not decided about. */
  isUndecided?: true;
  /** How they came; of one year only. */
  by?: CameBy;
  /** In how many school days they were answered, or that they never were; of one year only. */
  answered?: AnsweredIn;
}

/** What the list is asked for. It stands in the address, so that a view can be kept, shared and gone back to. */
export interface ListQuery extends ApplicationFilters {
  typed: string;
  terms: string[];
  /** Only those that were asked for something that is still open, or whose photographs nobody has looked at. */
  waits?: WaitsFor;
  sort: ListSort;
  /** From 1. */
  page: number;
}

const isCameBy = (text: string): text is CameBy => Object.hasOwn(cameByNames, text);
const isAnsweredIn = (text: string): text is AnsweredIn => text === 'none' || isAnswerGroup(text);

/** Reads the address; what it cannot mean is left out, because people edit and cut addresses. */
function readListFilters(search: URLSearchParams): ApplicationFilters {
  const status = search.get('status');
  const grade = search.get('grade') ?? '';
  const year = search.get('year') ?? '';
  const since = search.get('since') ?? '';
  const until = search.get('until') ?? '';
  const by = search.get('by') ?? '';
  const answered = search.get('answered') ?? '';
  const isYear = /^\d{4}$/.test(year);
  return {
    ...(isEnrollmentStatus(status) && { status }),
    ...(Object.keys(gradeLevels).includes(grade) && { grade }),
    ...(isYear && { year }),
    ...(isRealDate(since) && { since }),
    ...(isRealDate(until) && { until }),
    ...(search.get('waits') === 'decision' && { isUndecided: true }),
    ...(isYear && isCameBy(by) && { by }),
    ...(isYear && isAnsweredIn(answered) && { answered }),
  };
}

/** Reads the address of the list, in the same way. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const typed = typedIn(search);
  const waits = search.get('waits') ?? '';
  const sort = search.get('sort') ?? '';
  const filters = readListFilters(search);
  return {
    typed,
    terms: searchTermsOf(typed),
    ...filters,
    ...(isWaitsFor(waits) && { waits }),
    sort: Object.hasOwn(sortNames, sort) ? (sort as ListSort) : usualSort(filters),
    page: pageFrom(search),
  };
}

/** The order that nobody has to choose: a list of what waits for the school begins with what is due. */
export function usualSort({ status, isUndecided }: ApplicationFilters): ListSort {
  return isUndecided || (status && undecided.includes(status)) ? 'due' : 'newest';
}

/** A line of the list. */
export type ListItem = Awaited<ReturnType<typeof itemsOf>>[number];

/** The mails that are due with a move, for several at once. */
export type DueLetters = Partial<Record<EnrollmentStatus, OfficeLetter>> & {
  /** Where a form is taken over into the next year. */
  nextYear: OfficeLetter;
};

export interface ApplicationList {
  rows: ListItem[];
  /** How many there are in each status under the other filters; undefined when they are too many to count. */
  tally?: Tally<EnrollmentStatus>;
  /** How full the grades of this page are, each in its year. */
  places: GradeCount[];
  /** The years that somebody has applied for. */
  years: string[];
  page: number;
  isLast: boolean;
  /** Too many for this order; they are shown newest first. */
  isUnsorted: boolean;
}
