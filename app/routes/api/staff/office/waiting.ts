import { enter } from '#desk/require-room.server.ts';
import { countThings, type Waiting } from '#desk/today/what-waits.ts';
import { countUnanswered } from '#features/contact/desk/count-unanswered.server.ts';
import { roomLoader } from '../desk-routes.ts';
import { listWhatWaits } from './what-waits.server.ts';

/** The numbers in the bar: what waits on Today, and how many messages. */
export const loader = roomLoader('today', async (school, staff): Promise<Waiting> => {
  const inMessages = enter(staff, 'messages');
  return {
    today: countThings(await listWhatWaits(school, staff)),
    messages: inMessages ? await countUnanswered(school.store.read, inMessages) : 0,
  };
});
