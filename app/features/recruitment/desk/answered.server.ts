import { type AnsweredRoom, wordsFrom } from '#desk/cases/turns/open-turns.server.ts';
import { type AnswerDaysContent, answerDaysOf } from '#features/calendar/answer-days.ts';
import { jobApplication } from '../job-application.ts';
import { jobApplicationStatuses } from '../job-application-status.ts';
import '../tables.server.ts';

/** Candidates wait for an answer. */
export const answeredJobApplications = ({
  content,
}: {
  content: AnswerDaysContent;
}): AnsweredRoom => ({
  room: 'careers',
  table: 'job_applications',
  kinds: { [jobApplication.kind]: jobApplicationStatuses },
  daysFor: (kind) => answerDaysOf(content, kind),
  late: ({ who }) => `Answer ${who}`,
  press: 'Answer',
  async findWaiting(read, reference) {
    const { email } = await read
      .selectFrom('job_applications')
      .select('email')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return { kind: 'job-late', to: email };
  },
  listWords: wordsFrom('job_applications', ['full_name', 'position'], (row) => ({
    who: row.full_name,
    what: row.position,
  })),
});
