import { todayIn } from '#desk/today/today-in.server.ts';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { findLostAndBack, type LostAndBack } from '#lib/store/receipts/lost-and-back.server.ts';
import { PHONES_KEEP_DAYS } from './come-by.ts';

const DAY_MS = 86_400_000;
/** So long after a restore it is told, also while no phone has come by yet. */
const FIRST_DAYS = 7;

/** That something is missing since the data were brought back from a copy, while phones may still have it. */
export const listBroughtBackToday = todayIn('families', async (read, path, now: Date) => {
  const lost = await findLostAndBack(read);
  const words = lost && lostInWords(lost, now);
  return words ? [{ words, to: `${path}/brought-back` }] : [];
});

/** Undefined where nothing has to be done any more. */
export function lostInWords(
  { restoredAt, cameBack, stillMissing }: LostAndBack,
  now: Date,
): string | undefined {
  const days = (now.getTime() - Date.parse(restoredAt)) / DAY_MS;
  if (days > (stillMissing > 0 ? PHONES_KEEP_DAYS : FIRST_DAYS)) return undefined;
  const day = dayMonthYear(dayInLusaka(new Date(restoredAt)));
  const missing =
    stillMissing > 0 ? `at least ${stillMissing} still missing` : 'ask families to come by';
  return `The website’s data were brought back from a copy on ${day}: ${cameBack} came back from phones, ${missing}`;
}
