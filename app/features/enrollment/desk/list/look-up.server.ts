import type { RoomServices } from '#desk/define-room.server.ts';
import { answeredIn } from './answered-in.server.ts';
import type { ApplicationFilter } from './application-list.ts';
import { waitingFor } from './waiting-for.server.ts';

/** What the list is asked for, with the ids of those that wait or were answered so, where that is asked for. */
export interface LookedUp extends ApplicationFilter {
  ids?: readonly string[];
}

/** What no index of the list knows is looked up before the list is read, which finds it by the ids. */
export async function lookUp(filter: LookedUp, school: RoomServices): Promise<LookedUp> {
  const waiting = await waitingFor(filter, school);
  const answered = await answeredIn(filter, school);
  if (!waiting || !answered) {
    const ids = waiting ?? answered;
    return ids ? { ...filter, ids } : filter;
  }
  const isAnswered = new Set(answered);
  return { ...filter, ids: waiting.filter((id) => isAnswered.has(id)) };
}
