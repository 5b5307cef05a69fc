import type { AnsweredRoom } from '#desk/cases/turns/open-turns.server.ts';
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
  async listWords(read, references) {
    const rows = await read
      .selectFrom('job_applications')
      .select(['reference', 'full_name', 'position'])
      .where('reference', 'in', [...references, ''])
      .execute();
    return new Map(rows.map((row) => [row.reference, { who: row.full_name, what: row.position }]));
  },
});
