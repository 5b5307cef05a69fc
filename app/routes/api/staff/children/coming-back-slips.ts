import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { comingBackQueryFrom } from '#features/students/coming-back/desk/open-coming-back.server.ts';
import { printSlips } from '#features/students/coming-back/desk/print-slips.server.ts';
import { fileLoader } from '../desk-routes.ts';

/** Slips with the question whether a child comes back; who prints them is recorded. */
export const loader = fileLoader('students', comingBackQueryFrom, async (school, staff, asked) =>
  answerDesk(await printSlips(school, staff, asked)),
);
