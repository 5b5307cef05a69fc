import { notePublication } from '#lib/jobs/publish-signal.server.ts';
import type { Needs } from '#lib/needs.ts';
import { freezeList } from './freeze-list.server.ts';
import { stateOf } from './round.ts';
import { listRounds } from './rounds.server.ts';

/** Freezes the list of each round whose draw has come, also where the server was off at that minute. */
export async function advanceRounds({
  store,
  clock,
  publish,
}: Needs<'store' | 'clock' | 'publish'>): Promise<void> {
  const now = clock.now();
  const due = (await listRounds(store.read)).filter(
    (round) => stateOf(round, now) === 'closed' && now >= new Date(round.drawAt),
  );
  for (const { year } of due) {
    await store.write(async (transaction) => {
      await freezeList(transaction, year, now);
      await notePublication(transaction);
    });
  }
  if (due.length > 0) await publish.notify().catch(() => undefined);
}
