import { newDayFor } from '#desk/cases/turns/answer-by.ts';
import {
  type AnsweredRoom,
  listTurns,
  type OpenTurn,
} from '#desk/cases/turns/open-turns.server.ts';
import { markBroken, writePromises } from '#desk/cases/turns/promises.server.ts';
import { moreDaysOf } from '#features/calendar/answer-days.ts';
import type { Content } from '#features/content/schemas.ts';
import type { GuardianServices } from '#features/enrollment/guardians/guardian-mail.server.ts';
import { isTimeToRemind } from '#features/enrollment/requests/request-rules.ts';
import { answeredRooms } from '../answered-rooms.server.ts';
import { tellLate } from './tell-late.server.ts';

type PromiseServices = GuardianServices & { content: Content };

/**
 * Writes down by which day the school has promised to answer, so that what people were told stays when the school
 * changes its days or its calendar, and says once, by day, that a promise was broken.
 */
export async function keepPromises(services: PromiseServices): Promise<void> {
  const { store, clock, content, mail } = services;
  let isTold = false;
  for (const room of answeredRooms(content)) {
    const turns = await listTurns(store.read, room, clock.now());
    const promised = turns.filter(({ turn }) => turn.whose === 'ours' && turn.by);
    const unwritten = promised.filter(({ step }) => !step.isPromised);
    await writePromises(store, unwritten);
    if (!isTimeToRemind(clock.now())) continue;
    for (const { reference } of promised.filter(isBroken)) {
      isTold = (await breakPromise(services, room, reference)) || isTold;
    }
  }
  if (isTold) mail.wake();
}

/** What was never said to anybody in time is no promise that a letter is sorry for, however many there are of it. */
const isBroken = ({ turn }: OpenTurn) => turn.lateDays > 0 && !turn.newDay && !turn.isBelated;

/** The mark and the letters are one write, so that no process and no start tells anybody twice. */
function breakPromise(
  services: PromiseServices,
  room: AnsweredRoom,
  reference: string,
): Promise<boolean> {
  const { store, clock, content } = services;
  return store.write(async (transaction) => {
    const now = clock.now();
    const [open] = await listTurns(transaction, room, now, [reference]);
    // Answered, or told, since it was found.
    if (open?.turn.whose !== 'ours' || !isBroken(open)) return false;
    const { turn, kind } = open;
    const newDay = newDayFor(room.daysFor(kind), moreDaysOf(content), now);
    if (!turn.by || !(await markBroken(transaction, open, newDay, now))) return false;
    await tellLate(transaction, services, room, reference, { by: turn.by, newDay });
    return true;
  });
}
