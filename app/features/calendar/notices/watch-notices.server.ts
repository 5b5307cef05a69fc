import type { Content } from '#features/content/schemas.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { PublishSignal } from '#lib/jobs/publish-signal.server.ts';
import { type Recurring, startRecurring } from '#lib/jobs/recurring.server.ts';
import type { Log } from '#lib/metrics/log.server.ts';
import { urgentNotices } from './urgent-notices.ts';

const LOOK_EVERY_MS = 500;

/** At midnight "tomorrow" becomes "today", and a notice ends: pages that are kept are made anew, without anybody's hand. */
export function watchNotices(services: {
  content: Content;
  clock: Clock;
  publish: PublishSignal;
  log: Log;
}): Recurring {
  const { clock, publish, log } = services;
  const said = (today: string) => JSON.stringify(urgentNotices(services.content, today));
  let day = dayInLusaka(clock.now());
  let known = said(day);
  return startRecurring({ pauseMs: LOOK_EVERY_MS, log }, async () => {
    const today = dayInLusaka(clock.now());
    const now = said(today);
    // Within a day it changes only by publishing, which notifies by itself.
    if (today !== day && now !== known) await publish.notify();
    [day, known] = [today, now];
  });
}
