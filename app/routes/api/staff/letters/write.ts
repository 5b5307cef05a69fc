import { newLetterSchema } from '#desk/letters/letter-schemas.ts';
import { sendLetter } from '#desk/letters/send-letter.server.ts';
import { showToWrite } from '#desk/letters/show-letters.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import { reading, taking } from '../../described.ts';
import { roomRoute } from '../desk-routes.ts';
import { atEachList } from '../each-room.ts';

/** Whom a letter to this list would reach. */
export const loader = atEachList((letters) =>
  reading(
    letters.readSearch,
    roomRoute(letters.room, async (school, _, { search }) =>
      personalJson(await showToWrite(school, letters, search)),
    ),
  ),
);
/** Sends it. */
export const action = atEachList((letters) =>
  taking(
    newLetterSchema,
    roomRoute(letters.room, async (school, staff, { request, search }) => {
      const asked = await readBody(request, newLetterSchema);
      return answerDesk(await sendLetter(school, staff, letters, asked, search));
    }),
  ),
);
