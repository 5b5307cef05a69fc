import { askSchool } from '#forms/delivery/ask-school.ts';
import { dropRequest, listRequests } from '#forms/delivery/queued-requests.ts';
import { KEPT_DAYS } from '#forms/device/kept-time.ts';
import { type Entry, isWaiting, listEntries } from '#forms/device/submission-list.ts';
import { keep, keysFrom } from '#lib/device/device-store.ts';

/** A queued request is put down a moment before its entry. */
const LONGEST_MOMENT_MS = 60 * 60_000;

/**
 * Removes what was delivered, and the drafts, once they have been here for too long. What waits stays. Of what stays and
 * was delivered, asks now and then whether the school still has it.
 */
export async function removeOverdue(slug: string, now: Date): Promise<void> {
  const isOnlySession = keysFrom(`${slug}.`).every((key) => key === `${slug}.auth`);
  // Who is signed in and sends nothing pays for no form.
  const kinds = isOnlySession ? [] : await kindsOnDevice();
  const lists = kinds.map(({ mailbox }) => mailbox(slug).listKey);
  for (const listKey of lists) {
    const entries = listEntries(listKey);
    const rest = withoutOverdue(entries, now);
    if (rest.length < entries.length) keep(listKey, rest);
  }
  for (const kind of kinds) kind.forgetOverdueDraft?.(slug, now);
  await dropOrphans(lists, now);
  for (const listKey of lists) await askSchool(listKey, now);
}

async function kindsOnDevice() {
  return (await import('#features/submissions/on-device.ts')).onDevice;
}

/** The school and the device each say by their own clock when it arrived. */
export function withoutOverdue(entries: Entry[], now: Date): Entry[] {
  return entries.filter((entry) => {
    const since = [entry.submissionDate, entry.delivery?.receivedAt];
    const days = (now.getTime() - Date.parse(latestUntil(now, since) ?? '')) / 86_400_000;
    return isWaiting(entry) || !(days > KEPT_DAYS);
  });
}

/** The latest of the instants that are not ahead of `now`: a clock that is set right must not make anything old. */
function latestUntil(now: Date, instants: (string | undefined)[]): string | undefined {
  return instants
    .filter((instant) => instant !== undefined && Date.parse(instant) <= now.getTime())
    .sort()
    .at(-1);
}

/** Files whose entry is gone. */
async function dropOrphans(lists: string[], now: Date): Promise<void> {
  const entries = lists.flatMap(listEntries);
  for (const { key, keptAt, isDelivered } of await listRequests()) {
    const isNew = now.getTime() - Date.parse(keptAt) < LONGEST_MOMENT_MS;
    const isNeeded = entries.some(
      (entry) => entry.delivery?.key === key && (isDelivered || isWaiting(entry)),
    );
    if (!isNew && !isNeeded) await dropRequest(key);
  }
}
