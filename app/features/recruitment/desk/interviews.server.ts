import { keepLetter } from '#desk/cases/case-letters.server.ts';
import { interviewsOf } from '#features/interviews/change-interview.server.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { asMail } from '#lib/mail/office-letter.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { jobApplicationStatuses } from '../job-application-status.ts';
import { candidateHistory, INTERVIEW_MAIL } from '../status-history.server.ts';
import type { CandidateWork } from './candidate-work.ts';

/** When and where candidates are met. */
export const candidateInterviews = interviewsOf<CandidateWork>({
  history: candidateHistory,
  whyNot: ({ status }) =>
    jobApplicationStatuses[status].hasInterview
      ? undefined
      : 'Only a candidate who is invited to an interview has a day for it.',
  aboutOf: ({ position }) => position,
  async post(work, { calendar, ...letter }, { content: { school } }) {
    const { transaction, row, now } = work;
    if (!isMailAddress(row.email)) return false;
    const mail = {
      kind: INTERVIEW_MAIL,
      to: row.email,
      about: row.reference,
      isPersonal: true,
    } as const;
    await enqueueMail(transaction, { ...mail, ...asMail(letter, school), calendar }, now);
    await keepLetter(work, letter);
    return true;
  },
});
