import { listSentLetters } from '#desk/letters/show-letters.server.ts';
import { roomLoader } from '../desk-routes.ts';
import { atEachList } from '../each-room.ts';

/** The letters that were sent to lists of this room. */
export const loader = atEachList((letters) =>
  roomLoader(letters.room, (school) => listSentLetters(school, letters)),
);
