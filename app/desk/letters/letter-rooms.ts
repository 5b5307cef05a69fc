import { type SheetRoom, sheetLists } from '../sheet/sheet-lists.ts';

/** The lists whose people the office can write to all at once. Subscribers get newsletters, and acts are nobody. */
export const letterRooms = [
  ...(['enrollment', 'careers', 'messages'] as const),
  ...(['parents', 'meals', 'students'] as const),
] as const satisfies readonly SheetRoom[];
export type LetterRoom = (typeof letterRooms)[number];

/** Below the address of the list, of a screen and for programs alike. */
export const letterPaths = { write: 'write', letters: 'letters' } as const;

/** The list to which the address belongs, of a screen or for programs. */
export function letterRoomAt(path: string): LetterRoom | undefined {
  const [, base = ''] = /^\/?(.*)\/(?:write|letters)(?:\/|$)/.exec(path) ?? [];
  return letterRooms.find((room) =>
    ([sheetLists[room].list, sheetLists[room].api] as string[]).includes(`/${base}`),
  );
}
