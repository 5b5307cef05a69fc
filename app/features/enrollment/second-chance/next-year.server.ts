import { dayOfStored, writtenDate } from '#lib/dates/plain-date.ts';
import { findTrustedNow } from '#lib/jobs/clock-readings.server.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';
import { holdChild } from '../same-child/hold-child.server.ts';
import { applicationHistory } from '../status/status-history.server.ts';
import '../tables.server.ts';

/** What a family can say of the year after the one that it applied for, and what it has said. */
export interface NextYear {
  year: string;
  /** That it has said yes, and on which day; while it has not, it can. */
  said?: string;
}

/** Undefined where the school has not decided against a place, or nobody outside knows it yet. */
export async function findNextYear(
  read: ReadStore,
  reference: string,
  now: Date,
): Promise<NextYear | undefined> {
  const row = await read
    .selectFrom('enrollment_applications')
    .select(['reference', 'status', 'enrollment_year'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  const reached = row && (await applicationHistory.findTold(read, row, now)).history.at(-1);
  const trusted = await findTrustedNow(read, now);
  if (!reached || reached.tellAt > trusted.toISOString()) return undefined;
  if (!isWithoutPlace(reached.status)) return undefined;
  const year = String(Number(row.enrollment_year) + 1);
  const { considerFor } = reached.facts;
  if (!considerFor) return { year };
  const on = writtenDate(dayOfStored(considerFor.at));
  return {
    year: considerFor.year,
    said: `You said on ${on} that we keep your answers and think of your child for ${considerFor.year}. We get in touch with you.`,
  };
}

/** The family says yes to it, or takes that back; false where this is not asked any more. */
export function sayNextYear(
  store: Store,
  reference: string,
  isWanted: boolean,
  now: Date,
): Promise<boolean> {
  return store.write(async (transaction) => {
    await holdChild(transaction, reference);
    const asked = await findNextYear(transaction, reference, now);
    // What it answers would be written to what the office does meanwhile, and nobody hears of that yet.
    const last = (await applicationHistory.list(transaction, reference)).at(-1);
    if (!asked || !last || !isWithoutPlace(last.status)) return false;
    if (isWanted === (asked.said !== undefined)) return true;
    const considerFor = isWanted ? { year: asked.year, at: now.toISOString() } : undefined;
    await applicationHistory.addFacts(transaction, reference, { considerFor });
    return true;
  });
}

/** The school has decided, and there is no place. */
const isWithoutPlace = (status: EnrollmentStatus) =>
  enrollmentStatuses[status].isDecision === true && enrollmentStatuses[status].isOver === true;

export const NOT_ASKED = 'This changed meanwhile. Please look at the page again, or call us.';
