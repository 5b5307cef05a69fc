import type { AssignedWork } from '#desk/cases/assigned-work.server.ts';
import { type DeskRefusal, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { deskRooms, type WorkRoom } from '#desk/rooms.ts';
import { type Colleague, listColleagues } from '#desk/staff/colleagues.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';

/** For each room the account that gets the work; null or nothing said for nobody. */
export type Receivers = Partial<Record<WorkRoom, string | null | undefined>>;

interface HandOver {
  from: string;
  to: Receivers;
  /** The rooms whose work goes. */
  isLeft(room: WorkRoom): boolean;
}

/**
 * Hands somebody's open work to the colleagues who were chosen, room by room, or to nobody. Returns what was done in
 * words for the record of acts; a refusal when one of them does not work in that room.
 */
export async function handOverWork(
  transaction: WriteTransaction,
  staff: StaffIn<'people'>,
  works: readonly AssignedWork[],
  { from, to, isLeft }: HandOver,
  now: Date,
): Promise<{ did: string[] } | DeskRefusal> {
  const ways: { work: AssignedWork; receiver: Colleague | null }[] = [];
  for (const work of works.filter(({ room }) => isLeft(room))) {
    const chosen = to[work.room] ?? null;
    const colleagues = await listColleagues(transaction, work.room);
    const receiver = colleagues.find(({ accountId }) => accountId === chosen) ?? null;
    if (chosen !== null && (!receiver || chosen === from)) {
      const { name } = deskRooms[work.room];
      return refuse(`Choose a colleague who works on ${name}, or nobody.`, `to.${work.room}`);
    }
    ways.push({ work, receiver });
  }
  const did: string[] = [];
  for (const { work, receiver } of ways) {
    const count = await work.handOver(transaction, staff, { from, to: receiver }, now);
    const { name } = deskRooms[work.room];
    if (count > 0) did.push(`${name} handed over: ${count} to ${receiver?.email ?? 'nobody'}`);
  }
  return { did };
}
