import { addSchoolDays } from '#features/calendar/school-days.ts';
import { readContent } from '#features/content/read.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { StaffClient } from '../clients/staff-client.ts';
import { FIXTURE_CONTENT } from '../content-folders.ts';

const ROUNDS = '/api/staff/enrollment-rounds';

/** Days on which the office works, the next ones from today on. */
export function officeDays() {
  const { calendar } = readContent(FIXTURE_CONTENT);
  const day = (count: number) => addSchoolDays(dayInLusaka(new Date()), count, calendar);
  return { opensOn: day(1), closesOn: day(5), drawOn: day(6), releaseOn: day(8), later: day(12) };
}

/** What the office types to prepare a round. */
export function roundToPrepare(year: string, changes: object = {}) {
  const { opensOn, closesOn, drawOn, releaseOn } = officeDays();
  return {
    ...{ change: 'prepare', year, version: 0, opensOn },
    ...{ closesOn, closesTime: '4:00 PM', drawOn, drawTime: '10:00 AM' },
    ...{ releaseOn, releaseTime: '8:00 AM' },
    ...{ places: counts({ grade1: '2' }), kept: counts({}), keptReason: '' },
    ...{ atLastPlace: 'bothWait', answerDays: '', overdueDays: '' },
    ...changes,
  };
}

const GRADES = ['ece1', 'ece2', ...[1, 2, 3, 4, 5, 6, 7].map((number) => `grade${number}`)];

/** A number, or nothing, for each grade. */
export const counts = (typed: Record<string, string>) =>
  Object.fromEntries(GRADES.map((grade) => [grade, typed[grade] ?? '']));

/** A round that was agreed to, and opened in the past. */
export async function openRound(
  office: StaffClient,
  rows: (statement: string) => Promise<unknown>,
  year: string,
  changes: object = {},
): Promise<void> {
  for (const asked of [roundToPrepare(year, changes), { change: 'agree', year, version: 1 }]) {
    const answer = await office.post(ROUNDS, asked);
    if (!answer.ok) throw new Error(await answer.text());
  }
  await rows(`update rounds set opens_on = '2026-01-05' where year = '${year}'`);
}

/** The moments of the round have passed: closed, and its list frozen by the program itself. */
export async function passToDraw(
  office: StaffClient,
  rows: (statement: string) => Promise<unknown>,
  year: string,
): Promise<void> {
  const now = new Date().toISOString();
  await rows(`update rounds set closes_at = '${now}', draw_at = '${now}' where year = '${year}'`);
  for (;;) {
    const { round } = await (await office.get(`${ROUNDS}?year=${year}`)).json();
    if (round.state === 'frozen') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
