import { auditSheet } from '#desk/audit/audit-queries.server.ts';
import type { AnySheet } from '#desk/sheet/sheet-definition.ts';
import type { SheetRoom } from '#desk/sheet/sheet-lists.ts';
import { subscriberSheet } from '#features/newsletter/desk/subscriber-sheet.server.ts';
import { childrenSheet } from '#features/students/lists/children-sheet.server.ts';
import { detailInWords } from './act-in-words.ts';
import { caseRooms } from './case-rooms.server.ts';

/** Those of the rooms in which what people send is worked on. */
const ofRooms = Object.fromEntries(
  Object.entries(caseRooms).map(([room, { sheet }]) => [room, sheet]),
) as { [Room in keyof typeof caseRooms]: (typeof caseRooms)[Room]['sheet'] };

/** Every list of the desk that is a sheet as well, by the room that it is of. */
export const sheets = {
  ...ofRooms,
  students: childrenSheet,
  subscribers: subscriberSheet,
  people: auditSheet(detailInWords),
} satisfies Record<SheetRoom, AnySheet>;
