import { listTurns } from '#desk/cases/turns/open-turns.server.ts';
import { MOST_BY_DAY } from '#desk/list/due-first.ts';
import {
  countPages,
  MOST_COUNTED,
  pageOf,
  pageWithin,
  ROWS_PER_PAGE,
} from '#desk/list/list-page.ts';
import { countIn, tallyOf } from '#desk/list/tally.ts';
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
import { type Hit, passingAmong } from './hits.server.ts';
import type { Narrowing, PhotographedReferences } from './list-filters.server.ts';
import { itemsOf } from './list-items.server.ts';
import { orderOf } from './list-order.server.ts';

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
    list.rows.some((row) => row.enrollmentYear === year && row.gradeLevel === grade);
  const years = new Set(list.rows.map((row) => row.enrollmentYear));
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
    ...(await alongTime(read, query, tally)),
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
  const { passing, sorted } = await inListOrder(read, query, hits);
  const { rows, page, total } = pageOf(sorted, query.page);
  return {
    rows: await itemsOf(read, rows),
    page,
    isLast: page >= countPages(total),
    tally: tallyOf(passing, ({ status }) => status),
    isUnsorted: false,
  };
}

async function inListOrder(read: ReadStore, query: Narrowing, hits: Hit[]) {
  const ids = hits.map(({ id }) => id);
  const isPassing = await passingAmong(read, query, ids);
  const passing = hits.filter(({ id }) => isPassing.has(id));
  const shown = passing.filter(({ status }) => !query.status || status === query.status);
  return { passing, sorted: shown.sort(await orderOf(read, query, passing)) };
}

/** A page of many, and one more to know whether it is the last one. */
async function alongTime(
  read: ReadStore,
  query: Narrowing,
  tally: ApplicationList['tally'],
): Promise<Pick<PageOfList, 'rows' | 'page' | 'isLast'>> {
  const counted = tally ? countIn(tally, query.status) : MOST_COUNTED;
  // Where counting ended early, nobody knows which page is the last one.
  const total = counted < MOST_COUNTED ? counted : Infinity;
  const { page, start } = pageWithin(total, query.page);
  const hits = await inOrderOfTime(read, query, ROWS_PER_PAGE + 1, { start });
  const rows = await itemsOf(read, hits.slice(0, ROWS_PER_PAGE));
  return { rows, page, isLast: hits.length <= ROWS_PER_PAGE };
}
