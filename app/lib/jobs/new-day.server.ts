import { dayInLusaka } from '../dates/plain-date.ts';
import type { Needs } from '../needs.ts';
import { type Recurring, startRecurring } from './recurring.server.ts';

const LOOK_EVERY_MS = 500;

/**
 * At midnight in Lusaka "tomorrow" becomes "today", and a year turns: pages that are kept are made anew, without
 * anybody's hand. Nobody gets a page of yesterday, also not the first who asks for it after quiet days.
 */
export function watchNewDay({
  clock,
  publish,
  log,
}: Needs<'clock' | 'publish' | 'log'>): Recurring {
  let day = dayInLusaka(clock.now());
  return startRecurring({ pauseMs: LOOK_EVERY_MS, log }, async () => {
    const today = dayInLusaka(clock.now());
    if (today !== day) await publish.notify();
    day = today;
  });
}
