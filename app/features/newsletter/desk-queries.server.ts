import type { ExpressionBuilder } from 'kysely';
import { statusIn, typedIn } from '#desk/list/list-address.ts';
import { type ListPage, ROWS_AT_ONCE, ROWS_PER_PAGE } from '#desk/list/list-page.ts';
import { countIn, type Tally } from '#desk/list/tally.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { isFoundBy } from '#lib/search/search-words.server.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import { type SubscriberStatus, subscriberStatus } from './subscriber.ts';
import type { NewsletterStatus } from './tables.server.ts';

interface SubscriberInList {
  email: string;
  status: SubscriberStatus;
  subscribedAt: string;
  confirmedAt: string | null;
  leftAt: string | null;
}

export interface SubscriberList extends ListPage<SubscriberInList> {
  tally: Tally<SubscriberStatus>;
}

export interface SubscriberFilter {
  q: string;
  status: SubscriberStatus | '';
}

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

/** Reads an address; what makes no sense in it counts as not said. */
export function subscriberFilterFrom(search: URLSearchParams): SubscriberFilter {
  return {
    q: typedIn(search),
    status: statusIn(search, (text): text is SubscriberStatus => Object.hasOwn(conditions, text)),
  };
}

/** One page of the subscribers, the newest first. */
export async function listSubscribers(
  read: ReadStore,
  _staff: StaffIn<'subscribers'>,
  filter: SubscriberFilter,
  page: number,
): Promise<SubscriberList> {
  const tally: SubscriberList['tally'] = {};
  for (const status of subscriberStatuses) {
    tally[status] = await countRows(found(read, { ...filter, status }));
  }
  const rows = await found(read, filter)
    .select(['email', 'subscribed_at', 'confirmed_at', 'unsubscribed_at'])
    .orderBy('subscribed_at', 'desc')
    .orderBy('id')
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .execute();
  const total = countIn(tally, filter.status);
  return { rows: rows.map(presented), total, page, tally };
}

/** Every subscriber that the filter finds, in pieces, for a file. */
export async function* eachSubscriber(
  read: ReadStore,
  _staff: StaffIn<'subscribers'>,
  filter: SubscriberFilter,
): AsyncGenerator<SubscriberInList[]> {
  let last = '';
  for (;;) {
    const rows = await found(read, filter)
      .select(['id', 'email', 'subscribed_at', 'confirmed_at', 'unsubscribed_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    last = rows.at(-1)?.id ?? '';
    yield rows.map(presented);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** How many subscribers the filter finds. */
export async function countSubscribers(read: ReadStore, filter: SubscriberFilter): Promise<number> {
  return countRows(found(read, filter));
}

function found(read: ReadStore, { q, status }: SubscriberFilter) {
  const query = read.selectFrom('subscribers').where(isFoundBy('NL', q, 'id'));
  return status ? query.where(conditions[status]) : query;
}

function presented(row: {
  email: string;
  subscribed_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}): SubscriberInList {
  return {
    email: row.email,
    status: subscriberStatus(row),
    subscribedAt: row.subscribed_at,
    confirmedAt: row.confirmed_at,
    leftAt: row.unsubscribed_at,
  };
}

export interface IssueInList {
  id: string;
  subject: string;
  status: NewsletterStatus;
  changedAt: string;
}

export async function listIssues(
  read: ReadStore,
  _staff: StaffIn<'subscribers'>,
): Promise<IssueInList[]> {
  return read
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'status', 'changed_at as changedAt'])
    .orderBy('changed_at', 'desc')
    .limit(50)
    .execute();
}

export interface IssueRecord extends IssueInList {
  version: number;
  words: string;
  staffEmail: string;
  /** How many it would go to now; once it is being sent, how many it goes to. */
  recipients: number;
  /** How many of them have been handed to the mail. */
  queued: number;
}

export async function findIssue(
  read: ReadStore,
  _staff: StaffIn<'subscribers'>,
  id: string,
): Promise<IssueRecord | undefined> {
  const row = await read
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'words', 'status', 'version'])
    .select(['changed_at as changedAt', 'staff_email as staffEmail'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.status === 'draft') {
    return { ...row, recipients: await countConfirmed(read), queued: 0 };
  }
  const { recipients, queued } = await read
    .selectFrom('newsletter_deliveries')
    .select(({ fn }) => [fn.countAll().as('recipients'), fn.count('queued_at').as('queued')])
    .where('issue_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, recipients: Number(recipients), queued: Number(queued) };
}

async function countConfirmed(read: ReadStore): Promise<number> {
  return countRows(found(read, { q: '', status: 'confirmed' }));
}

/** For whoever holds a signed link to the preview. */
export function findIssueWords(read: ReadStore, id: string) {
  return read
    .selectFrom('newsletter_issues')
    .select(['subject', 'words'])
    .where('id', '=', id)
    .executeTakeFirst();
}
