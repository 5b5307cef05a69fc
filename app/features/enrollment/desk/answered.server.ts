import { type AnsweredRoom, wordsFrom } from '#desk/cases/turns/open-turns.server.ts';
import { type AnswerDaysContent, answerDaysOf } from '#features/calendar/answer-days.ts';
import type { Content } from '#features/content/schemas.ts';
import { enrollmentApplication } from '../enrollment-application.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { shortGrade } from '../grade-levels.ts';
import { toldAnswerDay } from '../guardians/offer/answer-day.ts';
import { listAsked } from '../requests/asked-since.server.ts';
import '../tables.server.ts';

/** What the days of an answer, by the school and by a family, go by. */
export type ContentOfAnswers = AnswerDaysContent & Pick<Content, 'enrollment'>;

/** Families wait for a decision, and the school for the answer to an offer and for what it has asked for. */
export const answeredApplications = ({ content }: { content: ContentOfAnswers }): AnsweredRoom => ({
  room: 'enrollment',
  table: 'enrollment_applications',
  kinds: { [enrollmentApplication.kind]: enrollmentStatuses },
  goesOnWithout: 'same_child_as',
  daysFor: (kind) => answerDaysOf(content, kind),
  theirDay: (reachedAt, facts) => toldAnswerDay(content, { reachedAt, facts }),
  listAsked,
  late: ({ who }) => `Decide about ${who}`,
  press: 'Decide',
  findWaiting: async (_, family) => ({ kind: 'enrollment-late', family }),
  listWords: wordsFrom(
    'enrollment_applications',
    ['student_first_name', 'student_last_name', 'grade_level', 'enrollment_year'],
    (row) => ({
      who: `${row.student_first_name} ${row.student_last_name}`,
      what: `${shortGrade(row.grade_level)}, ${row.enrollment_year}`,
    }),
  ),
});
