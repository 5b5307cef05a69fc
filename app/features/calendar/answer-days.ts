import type { AnswerDays } from '#desk/cases/turns/answer-by.ts';
import type { Content } from '#features/content/schemas.ts';
import { addSchoolDays } from './school-days.ts';

export type AnswerDaysContent = Pick<Content, 'school' | 'calendar'>;

/** What is told of something that waits goes by what the school has published, and by the hour. */
export interface AnswerFacts {
  content: AnswerDaysContent;
  now: Date;
}

/** How long the school says that an answer takes to what people send of one kind, by its own calendar. */
export function answerDaysOf({ school, calendar }: AnswerDaysContent, kind: string): AnswerDays {
  return {
    daysFor: (status) => school.answerDays?.kinds?.[kind]?.[status],
    addSchoolDays: (day, count) => addSchoolDays(day, count, calendar),
  };
}

/** So many school days the school takes for the answer, once a promise was broken, unless it has said another number. */
const USUAL_MORE_DAYS = 2;

export function moreDaysOf({ school }: Pick<Content, 'school'>): number {
  return school.answerDays?.moreDays ?? USUAL_MORE_DAYS;
}
