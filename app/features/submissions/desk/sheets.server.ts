import { auditSheet } from '#desk/audit/audit-queries.server.ts';
import { subscriberSheet } from '#features/newsletter/desk/subscriber-sheet.server.ts';
import { childrenSheet } from '#features/students/lists/children-sheet.server.ts';
import { detailInWords } from './act-in-words.ts';
import { caseRooms } from './case-rooms.server.ts';

/** Every list of the desk that is a sheet as well, by the room that it is of. */
export const sheets = {
  enrollment: caseRooms.enrollment.sheet,
  careers: caseRooms.careers.sheet,
  messages: caseRooms.messages.sheet,
  parents: caseRooms.parents.sheet,
  meals: caseRooms.meals.sheet,
  students: childrenSheet,
  subscribers: subscriberSheet,
  people: auditSheet(detailInWords),
};
