import type { LetterRoom } from '#desk/letters/letter-rooms.ts';
import { type ListLetters, lettersTo } from '#desk/letters/letters-of-list.server.ts';
import { messageLetters } from '#features/contact/desk/message-letters.server.ts';
import { applicationLetters } from '#features/enrollment/desk/list/application-letters.server.ts';
import { paymentLetters } from '#features/meals/desk/payment-letters.server.ts';
import { formLetters } from '#features/parent-forms/desk/form-letters.server.ts';
import { candidateLetters } from '#features/recruitment/desk/candidate-letters.server.ts';
import { childLetters } from '#features/students/lists/child-letters.server.ts';
import { sheets } from './sheets.server.ts';

/** The letters to everybody of a list, by the room that the list is of. */
export const listLetters: Readonly<Record<LetterRoom, ListLetters>> = {
  enrollment: lettersTo(sheets.enrollment, 'enrollment', applicationLetters),
  careers: lettersTo(sheets.careers, 'careers', candidateLetters),
  messages: lettersTo(sheets.messages, 'messages', messageLetters),
  parents: lettersTo(sheets.parents, 'parents', formLetters),
  meals: lettersTo(sheets.meals, 'meals', paymentLetters),
  students: lettersTo(sheets.students, 'students', childLetters),
};
