import { apart } from '#desk/cases/case-changes.server.ts';
import type { WorkRoom } from '#desk/rooms.ts';
import { messageRoom } from '#features/contact/desk/room.server.ts';
import { applicationRoom } from '#features/enrollment/desk/room.server.ts';
import { paymentRoom } from '#features/meals/desk/room.server.ts';
import { sayOfPaper, saySchema } from '#features/papers/desk/say-of-paper.server.ts';
import { listPapersOf } from '#features/papers/list-papers.server.ts';
import { formRoom } from '#features/parent-forms/desk/room.server.ts';
import { candidateRoom } from '#features/recruitment/desk/room.server.ts';

/**
 * The rooms in which the office works on what people send. Lists, records and their addresses for programs, the desk's
 * bar, the page of a family, Today and whose work it is follow from it.
 */
export const caseRooms = {
  /** Applications for a place. */
  enrollment: applicationRoom({
    listPapers: listPapersOf,
    changes: { paper: apart(saySchema.entries, sayOfPaper) },
  }),
  /** Applications for posts. */
  careers: candidateRoom,
  /** Messages to the school. */
  messages: messageRoom,
  /** Forms that parents sent. */
  parents: formRoom,
  /** Meal payments. */
  meals: paymentRoom,
} satisfies { [Room in WorkRoom]: { room: Room } };
