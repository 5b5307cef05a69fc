import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { listInRound } from './freeze-list.server.ts';
import { holdsDecisions, stateOf } from './round.ts';
import { listRoundsBeforeRelease } from './rounds.server.ts';

/** The day on which all families of a round get their answer, for each child that is in one, by reference. */
export async function listReleaseDays(
  read: ReadStore,
  now: Date,
  references?: readonly string[],
): Promise<Map<string, PlainDate>> {
  const days = new Map<string, PlainDate>();
  for (const round of await listRoundsBeforeRelease(read, now)) {
    if (!holdsDecisions(stateOf(round, now))) continue;
    for (const { reference } of await listInRound(read, round, references))
      days.set(reference, dayInLusaka(new Date(round.releaseAt)));
  }
  return days;
}
