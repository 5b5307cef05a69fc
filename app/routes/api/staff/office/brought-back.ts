import { findLostAndBack } from '#lib/store/receipts/lost-and-back.server.ts';
import { roomLoader } from '../desk-routes.ts';

/** What came back from phones since the data were brought back from a copy, and what is still missing. */
export const loader = roomLoader('families', async ({ store, publicUrl }) => ({
  lost: await findLostAndBack(store.read),
  address: publicUrl,
}));
