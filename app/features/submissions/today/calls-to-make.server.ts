import { listOpenCalls } from '#desk/cases/case-notes.server.ts';
import { recordsIn } from '#desk/family/search-room.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { deskRooms, worksIn } from '#desk/rooms.ts';
import type { WorkLine } from '#desk/today/work-line.ts';
import { DAYS_AHEAD } from '#desk/today/work-list.ts';
import { addDays, dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { caseRooms } from '../desk/case-rooms.server.ts';

/** What of a note stands on one line. */
const MOST_SHOWN = 120;

/**
 * The calls that are to be made, late, today and within the week: whose they are is whoever has taken them. No number
 * stands here, since not everybody on a form may be called; it is on the page of the family, below who may know what.
 */
export async function listCallWork(
  read: ReadStore,
  { roles }: StaffIn<'today'>,
  now: Date,
): Promise<WorkLine[]> {
  const today = dayInLusaka(now);
  const calls = await listOpenCalls(read, addDays(today, DAYS_AHEAD));
  const references = [...new Set(calls.map(({ reference }) => reference))];
  const rooms = Object.values(caseRooms).filter(({ room }) => worksIn(roles, room));
  const found = await Promise.all(
    rooms.map(async ({ room, search, family }) => {
      const records = await recordsIn(search, read, 'reference', references);
      const path = (reference: string) => `${deskRooms.families.path}/${reference}#calls`;
      // The record of a message has the number of its caller.
      const isOfFamily = family && room !== 'messages';
      return records.map((one) => ({ ...one, to: isOfFamily ? path(one.reference) : one.to }));
    }),
  );
  const records = new Map(found.flat().map((record) => [record.reference, record]));
  return calls.flatMap(({ reference, text, by, callOn }): WorkLine[] => {
    const record = records.get(reference);
    if (!record) return [];
    const when = callOn < today ? 'late' : callOn === today ? 'today' : 'week';
    return [
      {
        when,
        count: 1,
        words: `Call back about ${record.title}`,
        detail: `“${beginningOf(text)}”`,
        day: { says: when === 'late' ? 'promised' : 'call', on: callOn },
        assignedTo: by,
        isComplaint: false,
        to: record.to,
        list: record.to,
        about: record.title,
        press: 'Call',
      },
    ];
  });
}

function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= MOST_SHOWN ? line : `${line.slice(0, MOST_SHOWN).trimEnd()}…`;
}
