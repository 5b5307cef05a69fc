import type { Services } from '#app/services.server.ts';
import { findNamedFiles } from '#db/named-files.server.ts';
import { forgetOldAccess } from '#features/accounts/forget-old.server.ts';
import { carryOutRetention } from '#features/retention/carry-out.server.ts';
import { dueDay, oncePerDay } from '#lib/job-runs.server.ts';
import { sweepFiles } from '#lib/sweep-files.server.ts';

/** In the morning in Lusaka, when families and the office sleep. */
const HOUR = 3;

/** What is done once a night, by one of the processes. Asked often, it does nothing until the next night. */
export async function nightlyWork(context: Services): Promise<void> {
  const now = context.clock.now();
  await oncePerDay(context, { job: 'nightly', day: dueDay(now, HOUR) }, async () => {
    await forgetOldAccess(context.store, now);
    await carryOutRetention(context, context.content.retention);
    await sweepFiles(context, now, (names) => findNamedFiles(context.store, names));
  });
}
