import type { LetterRoom } from '#desk/letters/letter-rooms.ts';
import { type ListLetters, lettersTo } from '#desk/letters/letters-of-list.server.ts';
import { applicationLetters } from '#features/enrollment/desk/list/application-letters.server.ts';
import { candidateLetters } from '#features/recruitment/desk/candidate-letters.server.ts';
import { caseRooms } from './case-rooms.server.ts';

/** The letters to everybody of a list, by the room that the list is of. */
export const listLetters: Readonly<Record<LetterRoom, ListLetters>> = {
  enrollment: lettersTo(caseRooms.enrollment.sheet, 'enrollment', applicationLetters),
  careers: lettersTo(caseRooms.careers.sheet, 'careers', candidateLetters),
};
