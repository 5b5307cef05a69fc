import type * as v from 'valibot';
import { address } from '#requests/address.ts';
import { type SheetRoom, sheetLists } from './sheet-lists.ts';
import type { sheetChangeSchema } from './sheet-schemas.ts';
import type { SheetShown } from './sheet-shown.ts';

/** Where the sheet of a list stands, and what is kept of it. */
export const sheetAt = (room: SheetRoom) =>
  address<{ shows: SheetShown; takes: v.InferInput<typeof sheetChangeSchema> }>(
    `${sheetLists[room].api}/sheet`,
  );
