import {
  type AnsweredRoom,
  type CaseWords,
  listTurns,
  type OpenTurn,
} from '#desk/cases/turns/open-turns.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { deskRooms, worksIn } from '#desk/rooms.ts';
import { listColleagues } from '#desk/staff/colleagues.server.ts';
import type { WorkLine } from '#desk/today/work-line.ts';
import { nextDayOf, type WorkGroup, workOf } from '#desk/today/work-list.ts';
import type { Content } from '#features/content/schemas.ts';
import { dayInLusaka, dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { answeredRooms } from '../answered-rooms.server.ts';
import { listCallWork } from './calls-to-make.server.ts';
import { kindInWords } from './work-words.ts';

/** What is late stands each by itself, as far as a screen can be worked through. */
const MOST_LATE = 40;

interface WorkFacts {
  content: Content;
  now: Date;
}

/** The work list of somebody of the office: what is late, for today and for this week in the rooms that they work in. */
export async function listWork(
  read: ReadStore,
  staff: StaffIn<'today'>,
  { content, now }: WorkFacts,
): Promise<{ work: WorkLine[]; nextDay: PlainDate | undefined }> {
  const rooms = answeredRooms(content).filter(({ room }) => worksIn(staff.roles, room));
  const turns = await Promise.all(rooms.map((room) => listTurns(read, room, now)));
  const lines = await Promise.all(
    rooms.map(async (room, at) => {
      const complaints = await room.listComplaints?.(read);
      return linesOf(read, room, workOf(turns[at] ?? [], now, complaints));
    }),
  );
  lines.push(await listCallWork(read, staff, now));
  const work = lines.flat().sort((one, other) => {
    const byDay = one.day.on.localeCompare(other.day.on);
    return Number(other.isComplaint) - Number(one.isComplaint) || byDay;
  });
  return { work, nextDay: nextDayOf(turns.flat(), now) };
}

async function linesOf(
  read: ReadStore,
  room: AnsweredRoom,
  groups: readonly WorkGroup[],
): Promise<WorkLine[]> {
  const late = groups.filter(({ when }) => when === 'late');
  const shown = [...late.slice(0, MOST_LATE), ...groups.slice(late.length)];
  const references = shown.map(({ turns }) => turns[0]?.reference ?? '');
  const words = await room.listWords(read, references);
  const colleagues = await listColleagues(read, room.room);
  const emailOf = (account: string | null) =>
    account && (colleagues.find(({ accountId }) => accountId === account)?.email ?? null);
  const rest = late.length - MOST_LATE;
  const lines = shown.flatMap((group): WorkLine[] => {
    const [first] = group.turns;
    const said = first && words.get(first.reference);
    if (!said) return [];
    return [{ ...lineOf(room, group, first, said), assignedTo: emailOf(group.assignedTo) }];
  });
  const [last] = late.slice(MOST_LATE);
  return last ? [...lines, moreAreLate(room, last, rest)] : lines;
}

/** What is late beyond what a screen can be worked through. */
function moreAreLate({ room }: AnsweredRoom, { turns }: WorkGroup, count: number): WorkLine {
  const { path, record } = deskRooms[room];
  const on = turns[0]?.turn.by ?? '';
  return {
    when: 'late',
    count,
    assignedTo: null,
    isComplaint: false,
    words: `${count.toLocaleString('en')} more ${record}s are late`,
    detail: 'They stand in the list.',
    day: { says: 'promised', on },
    to: path,
    list: path,
    about: 'all that are late',
    press: 'Open the list',
  };
}

function lineOf(
  room: AnsweredRoom,
  { when, kind, status, whose, turns }: WorkGroup,
  first: OpenTurn,
  words: CaseWords,
): Omit<WorkLine, 'assignedTo'> {
  const { kinds } = room;
  const { path } = deskRooms[room.room];
  const { turn } = first;
  const since = dayInLusaka(new Date(turn.since));
  const count = turns.length;
  const isOne = count === 1;
  const isOfSeveral = Object.keys(kinds).length > 1;
  const statusName = kinds[kind]?.[status]?.name ?? '';
  const isTheirs = whose === 'theirs';
  const about = `${words.who}, ${words.what}`;
  const shared = {
    when,
    count,
    isComplaint: words.isComplaint === true,
    to: `${path}/${first.reference}`,
    list: `${path}?${isOfSeveral ? `kind=${kind}&` : ''}status=${status}`,
    about: words.who,
  };
  if (when === 'late') {
    return {
      ...shared,
      words: isTheirs ? `The day of the offer for ${words.who} is over` : room.late(words),
      detail: `${isTheirs ? words.what : about}. ${statusName} since ${dayMonthYear(since)}.`,
      ...(turn.newDay && { told: { newDay: turn.newDay } }),
      day: { says: isTheirs ? 'was due' : 'promised', on: turn.by ?? since },
      press: isTheirs ? 'Decide' : room.press,
    };
  }
  const days = { ours: 'answer by', theirs: 'last day' } as const;
  return {
    ...shared,
    words: isTheirs
      ? `Last day to answer for ${isOne ? '1 offer' : `${count} offers`}`
      : words.isComplaint
        ? room.late(words)
        : countOf(room, kind, count, kinds[kind]?.[status]),
    detail: isOne ? `${about}.` : `The first: ${about}.`,
    day: turn.by ? { says: days[whose], on: turn.by } : { says: 'since', on: since },
    press: isOne ? (isTheirs ? 'Look' : room.press) : 'Open the first',
  };
}

/** `1 new message`, `14 applications: under review`. */
function countOf(
  { whileNew }: AnsweredRoom,
  kind: string,
  count: number,
  status?: { name: string; isNew?: true },
): string {
  const newOnes = status?.isNew && whileNew?.(kind);
  if (newOnes) return `${count.toLocaleString('en')} ${newOnes[count === 1 ? 0 : 1]}`;
  const { one, many } = kindInWords(kind);
  const what = count === 1 ? one : many;
  const all = `${count.toLocaleString('en')}${status?.isNew ? ' new' : ''} ${what}`;
  return status && !status.isNew ? `${all}: ${status.name.toLowerCase()}` : all;
}
