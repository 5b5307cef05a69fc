import {
  type AnsweredRoom,
  listTurns,
  type OpenTurn,
} from '#desk/cases/turns/open-turns.server.ts';
import type { Role } from '#desk/roles.ts';
import { worksIn } from '#desk/rooms.ts';
import { listColleaguesWithRoles } from '#desk/staff/colleagues.server.ts';
import { whenOf } from '#desk/today/work-list.ts';
import type { Content } from '#features/content/schemas.ts';
import { shortGrade } from '#features/enrollment/grade-levels.ts';
import { gradesToFill } from '#features/enrollment/places/grades-to-fill.server.ts';
import { placesLeft } from '#features/enrollment/places/places.ts';
import { dayInLusaka, startInLusaka, weekday } from '#lib/dates/plain-date.ts';
import { oncePerDay } from '#lib/jobs/job-runs.server.ts';
import { letterMail } from '#lib/mail/letter.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { hasMailSince } from '#lib/mail/outbox-state.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { answeredRooms } from '../answered-rooms.server.ts';
import { type CountedWork, type MorningWork, morningLetter } from './morning-letter.ts';
import { countedInWords } from './work-words.ts';

type MorningServices = Needs<'store' | 'clock' | 'mail' | 'publicUrl'> & {
  content: Content;
};

const KIND = 'office-morning' as const;
const HOUR_MS = 60 * 60_000;
const LUSAKA_HOURS = 2;
const FROM_HOUR = 7;
/** After the office has gone home nobody needs it any more. */
const UNTIL_HOUR = 16;
const WEEKEND = [0, 6];

/**
 * At seven in the morning, from Monday to Friday: to everybody of the office who has something late or due, or of whom
 * nobody is, what it is, in numbers. Each once a day; where the server was off at seven, when it is on again.
 */
export async function sendMorningMails(services: MorningServices): Promise<void> {
  const { store, clock, mail } = services;
  const now = clock.now();
  const day = dayInLusaka(now);
  const hour = new Date(now.getTime() + LUSAKA_HOURS * HOUR_MS).getUTCHours();
  if (hour < FROM_HOUR || hour >= UNTIL_HOUR || WEEKEND.includes(weekday(day))) return;
  await oncePerDay({ store, clock }, { job: 'morning-mails', day }, async () => {
    const rooms = await listRooms(store.read, services.content, now);
    const free = await gradesToFill(store.read, services.content, now);
    for (const colleague of await listColleaguesWithRoles(store.read))
      await writeTo(services, colleague, workFor(colleague, rooms, free, now), now);
    mail.wake();
  });
}

interface RoomToday {
  room: AnsweredRoom;
  turns: readonly OpenTurn[];
  complaints: ReadonlySet<string>;
}

function listRooms(read: ReadStore, content: Content, now: Date): Promise<RoomToday[]> {
  return Promise.all(
    answeredRooms(content).map(async (room) => ({
      room,
      turns: await listTurns(read, room, now),
      complaints: (await room.listComplaints?.(read)) ?? new Set<string>(),
    })),
  );
}

/** What somebody with these roles has to do: their own, and what is nobody's in their rooms. */
function workFor(
  { accountId, roles }: { accountId: string; roles: readonly Role[] },
  rooms: readonly RoomToday[],
  free: Awaited<ReturnType<typeof gradesToFill>>,
  now: Date,
): MorningWork {
  const counts = { late: new Map<string, CountedWork>(), today: new Map<string, CountedWork>() };
  let own = 0;
  for (const { room, turns, complaints } of rooms) {
    if (!worksIn(roles, room.room)) continue;
    for (const turn of turns) {
      const when = whenOf(turn, now);
      if (when !== 'late' && when !== 'today') continue;
      if (turn.assignedTo !== null && turn.assignedTo !== accountId) continue;
      if (turn.assignedTo === accountId) own += 1;
      const words = countedInWords(room, turn, complaints.has(turn.reference));
      const known = counts[when].get(words.one) ?? { ...words, count: 0 };
      counts[when].set(words.one, { ...known, count: known.count + 1 });
    }
  }
  return {
    late: [...counts.late.values()],
    today: [...counts.today.values()],
    own,
    free: worksIn(roles, 'enrollment')
      ? free.map((one) => ({
          grade: `${shortGrade(one.grade)}, ${one.year}`,
          free: placesLeft(one) ?? 0,
          waiting: one.waiting,
        }))
      : [],
  };
}

/** A mail of today that is in the outbox says that they have it, also after a process died in the middle. */
async function writeTo(
  { store, content, publicUrl }: MorningServices,
  { email }: { email: string },
  work: MorningWork,
  now: Date,
): Promise<void> {
  const letter = morningLetter(work, publicUrl);
  if (!letter || !isMailAddress(email)) return;
  await store.write(async (transaction) => {
    const since = startInLusaka(dayInLusaka(now));
    if (await hasMailSince(transaction, { kind: KIND, to: email }, since)) return;
    const mail = letterMail({ kind: KIND, to: email }, content.school, letter);
    await enqueueMail(transaction, mail, now);
  });
}
