import { addReadyText, listReadyTexts } from '#features/enrollment/requests/ready-texts.server.ts';
import { newReadyTextSchema } from '#features/enrollment/requests/request-schemas.ts';
import { roomAction, roomLoader } from '../desk-routes.ts';

/** The texts that the office asks families with. */
export const loader = roomLoader('enrollment', async ({ store }) => ({
  texts: await listReadyTexts(store.read),
}));

/** Adds a text to ask families with. */
export const action = roomAction('enrollment', newReadyTextSchema, addReadyText);
