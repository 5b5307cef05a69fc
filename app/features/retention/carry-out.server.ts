import type { Retention } from '#features/content/schemas.ts';
import {
  type ErasingServices,
  eraseRecords,
} from '#features/families/erasure/erase-records.server.ts';
import { forgetUnseenPictures } from '#features/papers/pictures/forget-unseen.server.ts';
import { listEndedSubjects } from '#features/submissions/ended-subjects.server.ts';
import { spansToSpare } from '#lib/dates/clock-leap.ts';
import { newestOver } from '#lib/dates/kept-until.ts';
import { forgetOldSpans, listWrongSpans } from '#lib/jobs/clock-readings.server.ts';
import { HELD } from '#lib/jobs/job-runs.server.ts';
import { forgetSettledMails } from '#lib/mail/outbox-state.server.ts';
import { forgetOldKeys } from '#lib/store/idempotency.server.ts';
import { holdTooMany, setStoppedRetention } from './stopped-retention.server.ts';

/** What a night does: all of it, or nothing where more is over than goes unasked. */
export async function carryOutNight(
  services: ErasingServices,
  kept: Retention,
): Promise<typeof HELD | undefined> {
  const { store, clock } = services;
  if (await holdTooMany(services, kept, clock.now())) return HELD;
  await carryOutRetention(services, kept);
  await store.write((transaction) =>
    setStoppedRetention(transaction, { due: null, allowed: null }),
  );
  return undefined;
}

/**
 * Removes whatever has been kept its time, each in a transaction of its own, and logs what it was. What is left of all
 * of it on the disk is overwritten once, at the end.
 */
export async function carryOutRetention(services: ErasingServices, kept: Retention): Promise<void> {
  const now = services.clock.now();
  const untilTheEnd = { ...services, overwriteErased: async () => {} };
  try {
    for (const subject of await listEndedSubjects(services.store.read, kept, now)) {
      await eraseRecords(untilTheEnd, subject, 'retention');
    }
    // What belongs to nobody's record any more: only its age counts.
    const { store, log } = services;
    const spared = spansToSpare(await listWrongSpans(store.read), kept.idempotencyKeyDays, now);
    const keys = await store.write((transaction) =>
      forgetOldKeys(transaction, newestOver(kept.idempotencyKeyDays, now), spared),
    );
    const photographs = await forgetUnseenPictures(services, kept.unseenPhotographDays, now);
    const mails = await store.write((transaction) =>
      forgetSettledMails(transaction, newestOver(kept.settledMailDays, now)),
    );
    const longest = Math.max(...Object.values(kept));
    await store.write((transaction) => forgetOldSpans(transaction, newestOver(longest, now)));
    if (keys > 0) log.info({ kind: 'idempotency_keys', rows: keys }, 'old rows removed');
    if (photographs > 0)
      log.info({ kind: 'paper_pictures', rows: photographs }, 'pictures destroyed');
    if (mails > 0) log.info({ kind: 'outgoing_mails', rows: mails }, 'old rows removed');
  } finally {
    await services.overwriteErased();
  }
}
