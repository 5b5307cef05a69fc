import * as v from 'valibot';
import { askToComeBy } from '#features/families/brought-back/ask-to-come-by.server.ts';
import { findMissing } from '#features/families/brought-back/find-missing.server.ts';
import { findLostAndBack } from '#lib/store/receipts/lost-and-back.server.ts';
import { roomAction, roomLoader } from '../desk-routes.ts';

/** What came back from phones since the data were brought back from a copy, and what is still missing. */
export const loader = roomLoader('families', async ({ store, publicUrl }) => ({
  lost: await findLostAndBack(store.read),
  address: publicUrl,
}));

/** Gone through in well under the 100 ms that a request may hold the thread. */
const LONGEST = 50_000;
const TOO_LONG = 'This text is too long. Paste it in several parts.';

const askedSchema = v.variant('change', [
  v.object({
    change: v.literal('findMissing'),
    text: v.pipe(v.string(), v.maxLength(LONGEST, TOO_LONG)),
  }),
  v.object({ change: v.literal('askToComeBy'), isAsking: v.boolean() }),
]);

/** Looks in a pasted text for what is missing, and keeps nothing of it; or puts the line on every page, or takes it off. */
export const action = roomAction('families', askedSchema, async (school, staff, asked) => {
  if (asked.change === 'askToComeBy') return askToComeBy(school, staff, asked.isAsking);
  const own = [school.content.school.email];
  const found = await findMissing(school.store.read, asked.text, own);
  return { outcome: 'done' as const, found };
});
