import type { Services } from '#app/services.server.ts';
import { findNamedFiles } from '#db/named-files.server.ts';
import { forgetOldAccess } from '#features/accounts/sessions/forget-old.server.ts';
import { keepReach } from '#features/enrollment/places/number/kept-reach.server.ts';
import { endAsking } from '#features/families/brought-back/ask-to-come-by.server.ts';
import { forgetPhotographs } from '#features/publishing/photographs/forget-photographs.server.ts';
import { carryOutNight } from '#features/retention/carry-out.server.ts';
import { forgetOldClassDrafts } from '#features/students/classes/draft-letters.server.ts';
import { forgetUnfinishedImports } from '#features/students/import/forget-unseen.server.ts';
import { sweepFiles } from '#lib/files/sweep-files.server.ts';
import { dueDay, HELD, oncePerDay } from '#lib/jobs/job-runs.server.ts';
import { logUnexpected } from '#lib/metrics/log.server.ts';
import { checkPages, noteCopy } from '#lib/store/data-state.server.ts';

/** In the morning in Lusaka, when families and the office sleep. */
const HOUR = 3;

export interface NightlyJob {
  /** What `job_runs` and the log call it. */
  job: string;
  /** It deletes by the date, which nobody can take back: it waits while the clock has leapt. */
  deletes?: true;
  /** Resolves with `HELD` where it waits for somebody of the office, or was left because the site stops. */
  work(context: Services, now: Date, stopping: AbortSignal): Promise<unknown>;
}

/** In this order, each by itself: what has failed is tried again without those that are done. */
export const nightlyJobs: readonly NightlyJob[] = [
  // Before the applications leave that it counts.
  { job: 'keep-reach', work: keepReach },
  {
    job: 'forget-old-access',
    deletes: true,
    work: ({ store }, now) => forgetOldAccess(store, now),
  },
  {
    job: 'retention',
    deletes: true,
    work: (context) => carryOutNight(context, context.content.retention),
  },
  {
    job: 'forget-photographs',
    deletes: true,
    work: ({ store }, now) => forgetPhotographs(store, now),
  },
  {
    job: 'forget-unfinished-imports',
    deletes: true,
    work: ({ store }, now) => forgetUnfinishedImports(store, now),
  },
  {
    job: 'forget-old-class-drafts',
    deletes: true,
    work: ({ store }, now) => forgetOldClassDrafts(store, now),
  },
  {
    job: 'sweep-files',
    deletes: true,
    work: (context, now) =>
      sweepFiles(context, now, (names) => findNamedFiles(context.store, names)),
  },
  {
    job: 'forget-copy-before-migration',
    deletes: true,
    work: (context, now) => context.forgetCopyBeforeMigration(now),
  },
  { job: 'check-second-place', work: checkSecondPlace },
  {
    job: 'forget-old-copies',
    deletes: true,
    async work({ secondPlace }, now, stopping) {
      await secondPlace?.forgetOld(now, stopping);
      return stopping.aborted ? HELD : undefined;
    },
  },
  // Also what was not overwritten at once, because the disk was full or somebody read for very long.
  { job: 'overwrite-erased', work: (context) => context.overwriteErased() },
  { job: 'check-pages', work: checkPages },
  { job: 'end-asking', work: endAsking },
];

/** A copy that opens, on another disk, is as good as one that a command has made. */
async function checkSecondPlace(
  { secondPlace, store }: Services,
  _now: Date,
  stopping: AbortSignal,
): Promise<unknown> {
  const at = await secondPlace?.check(stopping);
  if (stopping.aborted) return HELD;
  if (at && !secondPlace?.isOnSameDisk())
    await store.write((transaction) => noteCopy(transaction, at));
  return undefined;
}

/**
 * What is done once a night, each job by one of the processes. Asked often, it does nothing until the next night, but
 * for a look at the clock. Once `stopping` is aborted no job begins, and the next start goes on.
 */
export async function nightlyWork(
  context: Services,
  stopping: AbortSignal,
  jobs: readonly NightlyJob[] = nightlyJobs,
): Promise<void> {
  const now = context.clock.now();
  const leap = await context.clockWatch.read();
  for (const { job, deletes, work } of jobs) {
    if (stopping.aborted) return;
    if (deletes && leap) continue;
    const log = context.log.child({ job });
    try {
      await oncePerDay(context, { job, day: dueDay(now, HOUR) }, async () => {
        const startedAt = performance.now();
        if ((await work({ ...context, log }, now, stopping)) === HELD) return HELD;
        log.info({ ms: Math.round(performance.now() - startedAt) }, 'nightly job done');
        return undefined;
      });
    } catch (error) {
      logUnexpected(log, error);
    }
  }
}
