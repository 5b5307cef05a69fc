import type { ExpressionBuilder } from 'kysely';
import { foundByWords } from '#desk/list/found-by-words.server.ts';
import { type ListFilter, listFilterFrom } from '#desk/list/list-address.ts';
import { readPage } from '#desk/list/list-page.ts';
import { countIn, type Tally } from '#desk/list/tally.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { isFoundBy } from '#lib/search/search-words.server.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import { type SubscriberStatus, subscriberStatus } from '../subscriber.ts';
import '../tables.server.ts';

const conditions: Record<
  SubscriberStatus,
  (row: ExpressionBuilder<Tables, 'subscribers'>) => ReturnType<typeof row.and>
> = {
  confirmed: (row) =>
    row.and([row('unsubscribed_at', 'is', null), row('confirmed_at', 'is not', null)]),
  unconfirmed: (row) =>
    row.and([row('unsubscribed_at', 'is', null), row('confirmed_at', 'is', null)]),
  left: (row) => row.and([row('unsubscribed_at', 'is not', null)]),
};

const subscriberStatuses = Object.keys(conditions) as SubscriberStatus[];

/** Which subscribers an address asks for. */
export const subscriberFilterFrom = (search: URLSearchParams) =>
  listFilterFrom(search, isSubscriberStatus);

function isSubscriberStatus(text: string): text is SubscriberStatus {
  return Object.hasOwn(conditions, text);
}

/** One page of the subscribers, the newest first. */
export async function listSubscribers(
  read: ReadStore,
  _staff: StaffIn<'subscribers'>,
  { q, status }: ListFilter<SubscriberStatus>,
  page: number,
) {
  const { found, isCut } = await foundByWords(read.selectFrom('subscribers'), {
    read,
    kind: 'NL',
    typed: q,
    id: 'id',
    time: 'subscribed_at',
  });
  const tally: Tally<SubscriberStatus> = {};
  for (const each of subscriberStatuses)
    tally[each] = await countRows(found.where(conditions[each]));
  const list = await readPage(
    (status ? found.where(conditions[status]) : found)
      .select(['email', 'subscribed_at', 'confirmed_at', 'unsubscribed_at'])
      .orderBy('subscribed_at', 'desc')
      .orderBy('id', 'desc'),
    countIn(tally, status),
    page,
  );
  const rows = list.rows.map((row) => ({
    email: row.email,
    status: subscriberStatus(row),
    subscribedAt: row.subscribed_at,
    confirmedAt: row.confirmed_at,
    leftAt: row.unsubscribed_at,
  }));
  return { ...list, rows, tally, isCut };
}

/** All subscribers with the words that were typed, or those with one status: for a file, and for a newsletter. */
export function findSubscribers(read: ReadStore, { q, status }: ListFilter<SubscriberStatus>) {
  const query = read.selectFrom('subscribers').where(isFoundBy('NL', q, 'id'));
  return status ? query.where(conditions[status]) : query;
}

export function listIssues(read: ReadStore, _staff: StaffIn<'subscribers'>) {
  return read
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'status', 'changed_at as changedAt'])
    .orderBy('changed_at', 'desc')
    .limit(50)
    .execute();
}

/** `recipients`: how many it would go to now; once it is being sent, how many it goes to, and `queued` of them so far. */
export async function findIssue(read: ReadStore, _staff: StaffIn<'subscribers'>, id: string) {
  const row = await read
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'words', 'status', 'version'])
    .select(['changed_at as changedAt', 'staff_email as staffEmail'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.status === 'draft') {
    const confirmed = findSubscribers(read, { q: '', status: 'confirmed' });
    return { ...row, recipients: await countRows(confirmed), queued: 0 };
  }
  const { recipients, queued } = await read
    .selectFrom('newsletter_deliveries')
    .select(({ fn }) => [fn.countAll().as('recipients'), fn.count('queued_at').as('queued')])
    .where('issue_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, recipients: Number(recipients), queued: Number(queued) };
}

export type IssueRecord = NonNullable<Awaited<ReturnType<typeof findIssue>>>;

/** For whoever holds a signed link to the preview. */
export function findIssueWords(read: ReadStore, id: string) {
  return read
    .selectFrom('newsletter_issues')
    .select(['subject', 'words'])
    .where('id', '=', id)
    .executeTakeFirst();
}
