import { sheetChangeSchema } from '#desk/sheet/sheet-schemas.ts';
import { roomAction, searchLoader } from '../desk-routes.ts';
import { atEachSheet } from '../each-room.ts';

/** A list as a sheet: its columns, its first rows, and the choices that are kept. */
export const loader = atEachSheet(({ room, readAsked, show }) =>
  searchLoader(room, readAsked, (school, staff, asked) =>
    show(school, staff as never, asked as never),
  ),
);
/** Keeps a choice of columns under a name, or removes one. */
export const action = atEachSheet(({ room, change }) =>
  roomAction(room, sheetChangeSchema, (school, staff, asked) =>
    change(school, staff as never, asked),
  ),
);
