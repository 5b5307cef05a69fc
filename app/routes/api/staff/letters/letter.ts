import { changeLetter } from '#desk/letters/change-letter.server.ts';
import { openLetter } from '#desk/letters/letter-account.server.ts';
import { letterChangeSchema } from '#desk/letters/letter-schemas.ts';
import { recordAction, recordLoader } from '../desk-routes.ts';
import { atEachList } from '../each-room.ts';

/** What became of one letter. */
export const loader = atEachList((letters) =>
  recordLoader(letters.room, (school, _, id) => openLetter(school, letters, id)),
);
/** Takes it back, or says who was told by text and what was printed. */
export const action = atEachList((letters) =>
  recordAction(letters.room, letterChangeSchema, (school, staff, id, asked) =>
    changeLetter(school, staff, letters, id, asked),
  ),
);
