import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { fileLoader } from '../desk-routes.ts';
import { atEachSheet } from '../each-room.ts';

/** All rows of a list for paper; who prints it is recorded. */
export const loader = atEachSheet(({ room, readAsked, print }) =>
  fileLoader(room, readAsked, async (school, staff, asked) =>
    answerDesk(await print(school, staff as never, asked as never)),
  ),
);
