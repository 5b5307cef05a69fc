import { type Act, type ActData, type Actor, recordAct } from '#lib/audit/audit-records.server.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { findReturn } from '#lib/store/receipts/returned-receipts.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { listStaffNames } from '../staff/staff-names.server.ts';
import { withStaffNames } from '../staff/staff-words.ts';
import type { DeskRefusal } from './desk-answer.server.ts';

export interface HistoryEntry {
  at: string;
  staffEmail: string;
  act: Act;
  detail: string;
  data: ActData;
}

const MOST_SHOWN = 200;
const SAME_LOOK_MS = 60 * 60_000;

/** What the staff did with a record, the newest first. */
export async function listActs(read: ReadStore, about: string): Promise<HistoryEntry[]> {
  const rows = await read
    .selectFrom('audit_records')
    .select(['at', 'staff_email', 'act', 'detail', 'data'])
    .where('about', '=', about)
    .orderBy('at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const acts = rows.map(({ staff_email: staffEmail, data, ...row }) => ({
    ...row,
    staffEmail,
    data: JSON.parse(data) as ActData,
  }));
  const cameBackAt = await findReturn(read, about);
  if (!cameBackAt) return acts;
  const act = { act: 'changed' as const, detail: CAME_BACK, data: {}, staffEmail: '' };
  return [...acts, { ...act, at: cameBackAt }].sort((one, other) => other.at.localeCompare(one.at));
}

const CAME_BACK = 'Came back from a phone: the school had lost it';

const AT_ONCE = 1000;

/** The first of these records with which somebody of the staff did more than look at it, or take a copy; by what they are called in the record of acts. */
export async function findWorkedOn(
  read: ReadStore,
  abouts: readonly string[],
): Promise<string | undefined> {
  for (let from = 0; from < abouts.length; from += AT_ONCE) {
    const act = await read
      .selectFrom('audit_records')
      .select('about')
      .where('about', 'in', abouts.slice(from, from + AT_ONCE))
      .where('act', 'not in', ['saw', 'exported'])
      .executeTakeFirst();
    if (act) return act.about;
  }
  return undefined;
}

/** Records that somebody has opened a record, once an hour: a screen asks again after each change. False then. */
export async function recordLook(
  transaction: WriteTransaction,
  staff: Parameters<typeof recordAct>[1],
  about: string,
  now: Date,
): Promise<boolean> {
  const recent = await transaction
    .selectFrom('audit_records')
    .select('id')
    .where('about', '=', about)
    .where('at', '>', new Date(now.getTime() - SAME_LOOK_MS).toISOString())
    .where('account_id', '=', staff.accountId)
    .where('act', '=', 'saw')
    .where('detail', '=', '')
    .executeTakeFirst();
  if (!recent) await recordAct(transaction, staff, { act: 'saw', about }, now);
  return !recent;
}

/** What somebody has opened, the last first and each once: so many of their last looks. */
export async function listOpened(
  read: ReadStore,
  { email }: Pick<Actor, 'email'>,
  looks: number,
): Promise<{ about: string; at: string }[]> {
  const rows = await read
    .selectFrom('audit_records')
    .select(['about', 'at'])
    .where('staff_email', '=', email)
    .where('act', '=', 'saw')
    .where('detail', '=', '')
    .orderBy('at', 'desc')
    .limit(looks)
    .execute();
  return [...new Map(rows.toReversed().map((row) => [row.about, row])).values()].sort(
    (one, other) => other.at.localeCompare(one.at),
  );
}

interface Changed {
  /** Who asks for a change now. */
  staff: Actor;
  /** What the record of acts calls it, such as a reference. */
  about: string;
  /** Only acts with this detail count, where others of the same record change something else. */
  detail?: string;
  /** What it is now, in the words of its room; without it the last act is told. */
  is?: string | undefined;
  /** Who changed it without an act of its own, such as the family, and when. */
  by?: { who: string; at: string | null | undefined } | undefined;
  /** What the screen has kept of the change, as the end of a sentence. */
  kept?: string;
}

/** Somebody was faster, or oneself: who, when, and what the record is now or what was done with it. */
export async function changedMeanwhile(
  read: ReadStore,
  { staff, about, detail, is, by, kept = 'what you typed is still here' }: Changed,
  now: Date,
): Promise<Extract<DeskRefusal, { outcome: 'changedMeanwhile' }>> {
  let acts = read
    .selectFrom('audit_records')
    .select(['at', 'account_id', 'staff_email', 'detail'])
    .where('about', '=', about)
    .where('act', '!=', 'saw');
  if (detail !== undefined) acts = acts.where('detail', '=', detail);
  const act = await acts.orderBy('at', 'desc').limit(1).executeTakeFirst();
  const isOther = (by?.at ?? '') > (act?.at ?? '');
  const isOwn = !isOther && act?.account_id === staff.accountId;
  const who = (isOther ? by?.who : act?.staff_email) ?? 'Somebody';
  const whoHas = isOwn ? 'You have' : `${who} has`;
  const notMade = isOwn ? 'This second change' : 'Your change';
  const at = isOther ? by?.at : act?.at;
  const when = at ? ` (${writtenInstant(at, now)})` : '';
  const what = !is && !isOther && act?.detail ? `: ${act.detail}` : '';
  const status = is ? ` It is now “${is}”.` : '';
  const happened = `${withStaffNames(await listStaffNames(read), `${whoHas} changed this${when}${what}.`)}${status}`;
  return {
    outcome: 'changedMeanwhile',
    isOwn,
    happened,
    detail: `${happened} ${notMade} was not made; ${kept}.`,
  };
}
