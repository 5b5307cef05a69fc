import { MOST_COUNTED, pageInWords } from '#desk/list/list-page.ts';
import { countIn, countUpTo, type Tally } from '#desk/list/tally.ts';
import type { EnrollmentStatus } from '../../enrollment-status.ts';
import type { ApplicationList, ListQuery } from './application-list.ts';

const orders = {
  due: 'what is due first',
  newest: 'newest first',
  oldest: 'oldest first',
  name: 'by last name',
  waiting: 'as the waiting list stands',
};

/** What stands in the list, in a sentence below it. */
export function listInWords(
  { rows, page, tally, isUnsorted }: ApplicationList,
  query: ListQuery,
): string {
  const isFiltered =
    [query.typed, query.status, query.grade, query.year, query.waits].some(Boolean) ||
    [query.since, query.until, query.isUndecided, query.by, query.answered].some(Boolean);
  if (rows.length === 0 && !tally) {
    return 'Too many names begin like this. Type more to find one.';
  }
  if (rows.length === 0) {
    return isFiltered
      ? 'No application was found. Remove a filter, or type less.'
      : 'No family has applied yet. Applications appear here as soon as they are sent.';
  }
  const order = isUnsorted ? orders.newest : orders[query.sort];
  const parts = [
    tally ? `${counted(tally, page, query)}, ${order}.` : uncounted(query, order),
    isUnsorted && 'There are too many to sort in this order. Choose a filter first.',
    rows.some((row) => row.isUnopened) && 'An orange bar marks those that nobody has opened yet.',
  ];
  return parts.filter(Boolean).join(' ');
}

/** Of so many none is counted: by who brought them, or when they were answered, no index knows them. */
function uncounted({ typed }: ListQuery, order: string): string {
  return typed
    ? `Very many fit, ${order}. Type more to find one.`
    : `Very many fit, too many to count, ${order}. Type a name to find one.`;
}

function counted(tally: Tally<EnrollmentStatus>, page: number, { status }: ListQuery): string {
  const count = countIn(tally, status);
  const pages = count < MOST_COUNTED ? pageInWords(page, count) : '';
  return `${countUpTo(MOST_COUNTED, count)} ${count === 1 ? 'application' : 'applications'}${pages}`;
}
