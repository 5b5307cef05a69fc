import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { notifyAfter } from '#lib/jobs/publish-signal.server.ts';
import type { Needs } from '#lib/needs.ts';
import { findLostAndBack } from '#lib/store/receipts/lost-and-back.server.ts';
import { findNewestEpoch, setAsking } from '#lib/store/receipts/store-epoch.server.ts';
import { lostInWords } from './brought-back.server.ts';

/** Puts the line on every page, or takes it off. Visitors see it once this has resolved. */
export async function askToComeBy(
  { store, clock, publish }: Needs<'store' | 'clock' | 'publish'>,
  staff: StaffIn<'families'>,
  isAsking: boolean,
): Promise<DeskOutcome> {
  const now = clock.now();
  const result = await store.write(async (transaction): Promise<DeskOutcome> => {
    const { position, asked_at } = await findNewestEpoch(transaction);
    if (position === 1) return refuse('Nothing was lost: the data were never set back.');
    if (isAsking === (asked_at !== null)) return { outcome: 'done' };
    const detail = isAsking
      ? 'every page asks phones to come by'
      : 'no page asks phones to come by any more';
    await recordAct(transaction, staff, { act: 'published', about: 'brought-back', detail }, now);
    await setAsking(transaction, { position }, isAsking ? now : null);
    return { outcome: 'done' };
  });
  return notifyAfter(publish, result);
}

/** In the night: the line leaves by itself once nothing is known to be missing, or phones have nothing any more. */
export async function endAsking(
  { store, publish }: Needs<'store' | 'publish'>,
  now: Date,
): Promise<void> {
  const result = await store.write(async (transaction): Promise<{ outcome: string }> => {
    const { position, asked_at } = await findNewestEpoch(transaction);
    const lost = asked_at === null ? undefined : await findLostAndBack(transaction);
    if (!lost || lostInWords(lost, now)) return { outcome: 'left' };
    await setAsking(transaction, { position }, null);
    return { outcome: 'done' };
  });
  await notifyAfter(publish, result);
}
