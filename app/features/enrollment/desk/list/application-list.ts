import { type ListFilter, listFilterFrom } from '#desk/list/list-address.ts';
import { isStatusOf } from '#desk/record/record-status.ts';
import { isRealDate, type PlainDate } from '#lib/dates/plain-date.ts';
import type { OfficeLetter } from '#lib/mail/office-letter.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../../enrollment-status.ts';
import { gradeLevels } from '../../grade-levels.ts';
import {
  type AnswerGroup,
  answerGroupKeys,
  answerGroups,
  isAnswerGroup,
} from '../../numbers/answer-groups.ts';
import { undecided } from '../../status/status-sets.ts';

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

/** What the list and its file are asked for. It stands in the address, so that a view can be kept, shared and gone back to. */
export interface ApplicationFilter extends ListFilter<EnrollmentStatus> {
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
  /** Only those that were asked for something that is still open, or whose photographs nobody has looked at. */
  waits?: WaitsFor;
  sort: ListSort;
}

const isCameBy = (text: string): text is CameBy => Object.hasOwn(cameByNames, text);
const isAnsweredIn = (text: string): text is AnsweredIn => text === 'none' || isAnswerGroup(text);

/** Reads the address; what it cannot mean is left out, because people edit and cut addresses. */
export function applicationFilterFrom(search: URLSearchParams): ApplicationFilter {
  const asked = (name: string) => search.get(name) ?? '';
  const grade = asked('grade');
  const year = asked('year');
  const since = asked('since');
  const until = asked('until');
  const by = asked('by');
  const answered = asked('answered');
  const waits = asked('waits');
  const sort = asked('sort');
  const isYear = /^\d{4}$/.test(year);
  const filter = {
    ...listFilterFrom(search, isEnrollmentStatus),
    ...(Object.keys(gradeLevels).includes(grade) && { grade }),
    ...(isYear && { year }),
    ...(isRealDate(since) && { since }),
    ...(isRealDate(until) && { until }),
    ...(waits === 'decision' && { isUndecided: true as const }),
    ...(isWaitsFor(waits) && { waits }),
    ...(isYear && isCameBy(by) && { by }),
    ...(isYear && isAnsweredIn(answered) && { answered }),
  };
  return {
    ...filter,
    sort: Object.hasOwn(sortNames, sort) ? (sort as ListSort) : usualSort(filter),
  };
}

/** The order that nobody has to choose: a list of what waits for the school begins with what is due. */
export function usualSort({
  status,
  isUndecided,
}: Pick<ApplicationFilter, 'status' | 'isUndecided'>): ListSort {
  return isUndecided || (status && undecided.includes(status)) ? 'due' : 'newest';
}

/** The mails that are due with a move, for several at once. */
export type DueLetters = Partial<Record<EnrollmentStatus, OfficeLetter>> & {
  /** Where a form is taken over into the next year. */
  nextYear: OfficeLetter;
};
