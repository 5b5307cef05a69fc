import { data } from 'react-router';
import { address, recordAddress } from '#requests/address.ts';
import { sheetLists } from '../../sheet/sheet-lists.ts';
import { type LetterRoom, letterPaths, letterRoomAt } from '../letter-rooms.ts';
import type { LetterChange, NewLetter } from '../letter-schemas.ts';
import type { LetterAccount, LetterInList, LetterToWrite } from '../list-letters.ts';

/** Where the screens of letters to a list ask, by the room of the list. */
export function lettersAt(room: LetterRoom) {
  const { api } = sheetLists[room];
  return {
    /** For whom the list shows under this filter, `?` included. */
    write: (search: string) =>
      address<{ shows: LetterToWrite; takes: NewLetter }>(`${api}/${letterPaths.write}${search}`),
    sent: address<{ shows: { letters: LetterInList[] } }>(`${api}/${letterPaths.letters}`),
    letter: recordAddress<{ shows: LetterAccount; takes: LetterChange }>(
      `${api}/${letterPaths.letters}`,
    ),
  };
}

/** The screens themselves. */
export function letterScreens(room: LetterRoom) {
  const { list } = sheetLists[room];
  return { list, write: `${list}/${letterPaths.write}`, letters: `${list}/${letterPaths.letters}` };
}

/** The list that a screen is of; every address of these screens has one. */
export function letterRoomIn(request: Request): LetterRoom {
  const room = letterRoomAt(new URL(request.url).pathname);
  if (!room) throw data(null, { status: 404 });
  return room;
}
