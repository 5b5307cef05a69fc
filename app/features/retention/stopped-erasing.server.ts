import type * as v from 'valibot';
import { type FoundRecord, recordsIn } from '#desk/family/search-room.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { roomsOfSubmissions } from '#features/families/search/search-rooms.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { ClockLeap } from '#lib/dates/clock-leap.ts';
import { dayInLusaka, dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import { findLeap, sayClockIsRight } from '#lib/jobs/clock-readings.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import type { stoppedErasingSchema } from './stopped-erasing.ts';
import {
  findDue,
  findStoppedRetention,
  isTooMany,
  setStoppedRetention,
} from './stopped-retention.server.ts';

interface Services extends Needs<'store' | 'clock' | 'mail'> {
  content: Content;
}

const MOST_SHOWN = 100;

/** Why nothing is erased at the moment, and what would go. */
export interface StoppedErasing {
  isHeld: boolean;
  leap: ClockLeap | undefined;
  today: PlainDate;
  /** How many records are over, and of how many. */
  due: number;
  of: number;
  /** The first of those that are over. */
  records: Pick<FoundRecord, 'reference' | 'title' | 'detail' | 'to'>[];
}

export async function findStoppedErasing(
  { store: { read }, clock, content }: Services,
  _staff: StaffIn<'people'>,
): Promise<StoppedErasing> {
  const now = clock.now();
  const leap = await findLeap(read, now);
  const found = await findDue(read, content.retention, now);
  const { allowed } = await findStoppedRetention(read);
  const due = found.references.length;
  return {
    isHeld: leap !== undefined || (isTooMany(found) && due > (allowed ?? 0)),
    leap,
    today: dayInLusaka(now),
    due,
    of: found.of,
    records: await recordsOf(read, found.references.slice(0, MOST_SHOWN)),
  };
}

async function recordsOf(
  read: ReadStore,
  references: string[],
): Promise<StoppedErasing['records']> {
  const found = await Promise.all(
    roomsOfSubmissions.map((room) => recordsIn(room, read, 'reference', references)),
  );
  return found
    .flat()
    .filter(({ reference }) => references.includes(reference))
    .map(({ reference, title, detail, to }) => ({ reference, title, detail, to }));
}

/**
 * Takes the clock at its word from now on, and lets go what is over, by the word of an administrator who has seen both.
 * What has come to be over since then is not erased unseen.
 */
export async function goOnErasing(
  { store, clock, content, mail }: Services,
  staff: StaffIn<'people'>,
  { day, records }: v.InferOutput<typeof stoppedErasingSchema>,
): Promise<DeskOutcome> {
  const outcome = await store.write(async (transaction): Promise<DeskOutcome> => {
    const now = clock.now();
    if (day !== dayInLusaka(now)) {
      return refuse('The website’s clock now says another day. Look at it again.');
    }
    const { references } = await findDue(transaction, content.retention, now);
    if (references.length > records) {
      return refuse('More records are over by now than you saw. Look at them again.');
    }
    const leap = await findLeap(transaction, now);
    if (leap) await sayClockIsRight(transaction, now);
    await setStoppedRetention(transaction, { due: null, allowed: references.length });
    const written = plainSpaces(dayMonthYear(day));
    const detail = `the date is ${written}, ${references.length} records may go`;
    await recordAct(transaction, staff, { act: 'changed', about: 'erasing', detail }, now);
    return { outcome: 'done' };
  });
  // What a round held back leaves now.
  mail.wake();
  return outcome;
}
