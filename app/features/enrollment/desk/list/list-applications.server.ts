import { listTurns } from '#desk/cases/turns/open-turns.server.ts';
import { MOST_BY_DAY } from '#desk/list/due-first.ts';
import { ROWS_PER_PAGE } from '#desk/list/list-page.ts';
import { countIn } from '#desk/list/tally.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Content } from '#features/content/schemas.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { listOverdueOffers } from '../../guardians/offer/overdue-offers.server.ts';
import { countPlaces } from '../../places/count-places.server.ts';
import { criteriaOf } from '../../places/criteria.ts';
import type { GradeCount } from '../../places/places.ts';
import { listToTell } from '../../told/list-to-tell.server.ts';
import { answeredApplications, type ContentOfAnswers } from '../answered.server.ts';
import { countEach, idsAlongTime, inOrderOfTime, listYears } from './along-time.server.ts';
import { findAnswerWindows } from './answered-in.server.ts';
import type { ApplicationList, ListQuery, ListSort } from './application-list.ts';
import { findByOthers, findRare } from './few-hits.server.ts';
import { findHit, type Hit, passingAmong } from './hits.server.ts';
import type { Narrowing, PhotographedReferences } from './list-filters.server.ts';
import { itemsOf } from './list-items.server.ts';
import { type Order, orderOf } from './list-order.server.ts';

interface ListServices {
  store: { read: ReadStore };
  clock: Clock;
  content: ContentOfAnswers & Pick<Content, 'enrollment'>;
  /** The papers answer it. */
  referencesWithPhotographs(read: ReadStore): PhotographedReferences;
}

declare module '#desk/define-room.server.ts' {
  interface RoomServices extends Pick<ListServices, 'referencesWithPhotographs'> {}
}

/**
 * One page of the office's list. Few hits are fetched, counted and sorted as they are; of many, only a page is read
 * along an index, so that 100,000 applications cost what 1,000 do (docs/decisions/0049).
 */
export async function listApplications(
  _staff: StaffIn<'enrollment'>,
  services: ListServices,
  asked: ListQuery,
): Promise<ApplicationList> {
  const query = await narrowing(services, asked);
  const { read } = services.store;
  const list = await listPage(read, query);
  const isOnPage = ({ year, grade }: GradeCount) =>
    list.items.some((item) => item.enrollmentYear === year && item.gradeLevel === grade);
  const years = new Set(list.items.map((item) => item.enrollmentYear));
  const today = dayInLusaka(services.clock.now());
  const places = (await countPlaces(read, services.content, [...years], today)).filter(isOnPage);
  return { ...list, places };
}

async function narrowing(services: ListServices, asked: ListQuery): Promise<Narrowing> {
  const { store, clock, content, referencesWithPhotographs } = services;
  const waitingIds = await findWaitingIds(services, asked);
  const answerWindows = await findAnswerWindows(store.read, asked, content.calendar);
  return {
    ...asked,
    criteria: criteriaOf(content.enrollment),
    ...(answerWindows && { answerWindows }),
    ...(waitingIds && { waitingIds }),
    withPhotographs: referencesWithPhotographs(store.read),
    listTurns: (references) =>
      listTurns(store.read, answeredApplications(services), clock.now(), references),
  };
}

/** Of what is told by a day or by mails, and not by a column of the application. */
async function findWaitingIds(
  { store: { read }, clock, content }: ListServices,
  { waits }: ListQuery,
): Promise<string[] | undefined> {
  const now = clock.now();
  if (waits === 'call') return (await listToTell(read, now)).map(({ id }) => id);
  if (waits !== 'overdue') return undefined;
  return (await listOverdueOffers(read, content, dayInLusaka(now))).map(({ id }) => id);
}

async function listPage(
  read: ReadStore,
  query: Narrowing,
): Promise<Omit<ApplicationList, 'places'>> {
  const { hits, tally } = await hitsToSort(read, query);
  const years = await listYears(read);
  if (hits) return { years, ...(await fromHits(read, query, hits)), ...(tally && { tally }) };
  return {
    years,
    ...(await alongTime(read, query)),
    ...(tally && { tally }),
    isUnsorted: !isAlongTime(query.sort),
  };
}

const isAlongTime = (sort: ListSort) => sort === 'newest' || sort === 'oldest';

/** All that fit, where they are few enough to be sorted; else none of them, and how many there are in each status. */
async function hitsToSort(read: ReadStore, query: Narrowing) {
  const isSearch = query.typed !== '';
  const few =
    (isSearch ? await findRare(read, query.terms) : undefined) ?? (await findByOthers(read, query));
  if (few) return { hits: few };
  const isByOthers = [query.waits, query.by, query.answered].some(Boolean);
  const tally = isSearch || isByOthers ? undefined : await countEach(read, query);
  const found = tally && countIn(tally, query.status);
  if (isAlongTime(query.sort) || found === undefined || found > MOST_BY_DAY) return { tally };
  return { tally, hits: await inOrderOfTime(read, query, MOST_BY_DAY) };
}

/** The ids of all that the list shows, in its order; so many at most. */
export async function idsOfList(
  services: ListServices,
  asked: ListQuery,
  most: number,
): Promise<string[]> {
  const { read } = services.store;
  const query = await narrowing(services, asked);
  const { hits } = await hitsToSort(read, query);
  if (!hits) return idsAlongTime(read, query, most);
  const { sorted } = await inListOrder(read, query, hits);
  return sorted.slice(0, most).map(({ id }) => id);
}

type PageOfList = Omit<ApplicationList, 'years' | 'places'>;

/** All of them are here: filters, counts, order and page are arithmetic. */
async function fromHits(read: ReadStore, query: Narrowing, hits: Hit[]): Promise<PageOfList> {
  const edge = await edgeOf(read, query.page);
  const { passing, sorted, order } = await inListOrder(read, query, hits, edge?.hit);
  const tally: NonNullable<ApplicationList['tally']> = {};
  for (const { status } of passing) tally[status] = (tally[status] ?? 0) + 1;
  const [start, end] = boundsOf(sorted, order, edge);
  const items = await itemsOf(read, sorted.slice(start, end));
  return { items, tally, hasBefore: start > 0, hasAfter: end < sorted.length, isUnsorted: false };
}

async function inListOrder(read: ReadStore, query: Narrowing, hits: Hit[], edge?: Hit) {
  const ids = hits.map(({ id }) => id);
  const isPassing = await passingAmong(read, query, ids);
  const passing = hits.filter(({ id }) => isPassing.has(id));
  const order = await orderOf(read, query, passing, edge);
  const sorted = passing.filter(({ status }) => !query.status || status === query.status);
  return { passing, sorted: sorted.sort(order), order };
}

/** Where the page stands among them; the application that it begins or ends at may have left the filter. */
function boundsOf(
  sorted: Hit[],
  order: Order,
  edge: { from: 'after' | 'before'; hit: Hit } | undefined,
): [number, number] {
  if (!edge) return [0, ROWS_PER_PAGE];
  const isBefore = (one: Hit) => order(one, edge.hit) < 0;
  const at = sorted.filter(isBefore).length;
  if (edge.from === 'before') return [Math.max(0, at - ROWS_PER_PAGE), at];
  const start = sorted[at]?.reference === edge.hit.reference ? at + 1 : at;
  return [start, start + ROWS_PER_PAGE];
}

async function edgeOf(read: ReadStore, page: ListQuery['page']) {
  const hit = page && (await findHit(read, page.reference));
  return hit && { from: page.from, hit };
}

/** A page and one more, read from where the last page ended. */
async function alongTime(
  read: ReadStore,
  query: Narrowing,
): Promise<Pick<PageOfList, 'items' | 'hasBefore' | 'hasAfter'>> {
  const isBackwards = query.page?.from === 'before';
  const edge = query.page && (await findHit(read, query.page.reference));
  const hits = await inOrderOfTime(read, query, ROWS_PER_PAGE + 1, edge);
  const hasMore = hits.length > ROWS_PER_PAGE;
  const shown = hits.slice(0, ROWS_PER_PAGE);
  if (isBackwards) shown.reverse();
  const items = await itemsOf(read, shown);
  return isBackwards
    ? { items, hasBefore: hasMore, hasAfter: true }
    : { items, hasBefore: query.page !== undefined, hasAfter: hasMore };
}
