import { addDays, dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import type { OpenTurn } from '../cases/turns/open-turns.server.ts';
import type { RoomName } from '../rooms.ts';

/** What was promised and not done, what is to be done today, and what has its day within a week. */
export const whens = ['late', 'today', 'week'] as const;
export type When = (typeof whens)[number];

/** One line of work: one record that is late, or several in one status that are one person's. */
export interface WorkGroup {
  when: When;
  room: RoomName;
  kind: string;
  status: string;
  whose: 'ours' | 'theirs';
  /** The account whose work it is; null for nobody's. */
  assignedTo: string | null;
  /** The most pressing first. */
  turns: readonly OpenTurn[];
}

/** What has its day later is no work of this week. */
export const DAYS_AHEAD = 7;

/**
 * When a record is to be worked on. What the school has promised no day for, and what nobody has begun, is for today;
 * undefined where nothing is due within a week.
 */
export function whenOf(
  { turn, isBegun }: Pick<OpenTurn, 'turn' | 'isBegun'>,
  now: Date,
): When | undefined {
  const { whose, by, lateDays } = turn;
  if (lateDays > 0) return 'late';
  const today = dayInLusaka(now);
  if (whose === 'ours' && (!by || by === today || !isBegun)) return 'today';
  return by && by <= addDays(today, DAYS_AHEAD) ? 'week' : undefined;
}

/**
 * All that is to be done, the most pressing first: what is late each by itself, and each complaint, the rest put
 * together.
 */
export function workOf(
  turns: readonly OpenTurn[],
  now: Date,
  complaints: ReadonlySet<string> = new Set(),
): WorkGroup[] {
  const groups = new Map<string, WorkGroup & { turns: OpenTurn[] }>();
  for (const one of turns.toSorted(byUrgency)) {
    const when = whenOf(one, now);
    const { room, kind, status, assignedTo, reference } = one;
    const { whose } = one.turn;
    if (!when || whose === 'nobodys') continue;
    const alone = when === 'late' || complaints.has(reference) ? reference : '';
    const key = JSON.stringify([when, room, kind, status, whose, assignedTo, alone]);
    const group = groups.get(key) ?? {
      when,
      room,
      kind,
      status,
      whose,
      assignedTo,
      turns: [],
    };
    group.turns.push(one);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted(
    (one, other) => whens.indexOf(one.when) - whens.indexOf(other.when),
  );
}

/** What has no day comes by how long it has waited. */
function byUrgency(one: OpenTurn, other: OpenTurn): number {
  return dayThatCounts(one).localeCompare(dayThatCounts(other));
}

function dayThatCounts({ turn: { by, since } }: OpenTurn): PlainDate {
  return `${by ?? dayInLusaka(new Date(since))} ${since}`;
}

/** The next day that counts, beyond what is due within the week. */
export function nextDayOf(turns: readonly OpenTurn[], now: Date): PlainDate | undefined {
  const days = turns.flatMap((one) => (whenOf(one, now) ? [] : (one.turn.by ?? [])));
  return days.toSorted()[0];
}
