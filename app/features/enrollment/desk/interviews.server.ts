import { isWrittenTo } from '#features/contact/conversation/receivers.server.ts';
import { interviewsOf } from '#features/interviews/change-interview.server.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { interviewMail } from '../emails/interview-mail.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { type GradeLevel, gradeLevels } from '../grade-levels.ts';
import { familyLink } from '../guardians/family-page/page-link.server.ts';
import { findReceivers, type GuardianReceiver } from '../guardians/receivers.server.ts';
import { applicationHistory } from '../status/status-history.server.ts';
import type { Work } from './application-kind.server.ts';

/** When and where families are met before the school decides. */
export const applicationInterviews = interviewsOf<Work>({
  history: applicationHistory,
  whyNot({ same_child_as: goesOnAs, status }) {
    if (goesOnAs) return `Another application goes on for this child: ${goesOnAs}. Open that one.`;
    return enrollmentStatuses[status].hasInterview
      ? undefined
      : 'An interview is set while the application is under review.';
  },
  aboutOf: ({ grade_level }) => `a place in ${gradeLevels[grade_level as GradeLevel]}`,
  async post({ transaction, row, now }, { calendar, ...letter }, services) {
    const { content, publicUrl, secret } = services;
    const receivers = (await findReceivers(transaction, row.reference)).filter(isInvited);
    for (const { email: to, reference, child, isProven } of receivers) {
      const site = { publicUrl, secret };
      const familyAt = isProven ? familyLink({ reference, email: to }, now, site) : undefined;
      const words = { to, reference, child, familyAt, ...letter };
      const mail = interviewMail(words, { school: content.school, publicUrl });
      await enqueueMail(transaction, { ...mail, about: row.reference, calendar }, now);
    }
    return receivers.length > 0;
  },
});

/**
 * Whether somebody hears of an interview. It says where the child will be: not whoever gets letters only, nor an address
 * of which nobody has shown whose it is.
 */
export function isInvited(receiver: GuardianReceiver): boolean {
  return isWrittenTo(receiver) && !receiver.closed;
}
