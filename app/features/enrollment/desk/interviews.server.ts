import type { RoomServices } from '#desk/define-room.server.ts';
import { isWrittenTo } from '#features/contact/conversation/receivers.server.ts';
import { type InterviewMail, interviewsOf } from '#features/interviews/change-interview.server.ts';
import { interviewIsOver } from '#features/interviews/interview-letter.ts';
import { enqueueMail, type MailKind } from '#lib/mail/outbox.server.ts';
import { isMailed } from '#lib/mail/sent-mails.server.ts';
import { INTERVIEW_MAIL, INTERVIEW_OVER, interviewMail } from '../emails/interview-mail.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { type GradeLevel, gradeLevels } from '../grade-levels.ts';
import { familyLink } from '../guardians/family-page/page-link.server.ts';
import { findReceivers, type GuardianReceiver } from '../guardians/receivers.server.ts';
import { applicationHistory } from '../status/status-history.server.ts';
import type { Work } from './application-kind.server.ts';

/** When and where families are met before the school decides. */
export const applicationInterviews = interviewsOf<
  Work,
  Pick<Work['row'], 'reference' | 'grade_level'>
>({
  history: applicationHistory,
  whyNot({ same_child_as: goesOnAs, status }) {
    if (goesOnAs) return `Another application goes on for this child: ${goesOnAs}. Open that one.`;
    return enrollmentStatuses[status].hasInterview
      ? undefined
      : 'An interview is set while the application is under review.';
  },
  aboutOf,
  post: (work, mail, services) => writeToInvited(work, { ...mail, kind: INTERVIEW_MAIL }, services),
});

/** A step without a letter ends an interview that was ahead: whoever has the day in a calendar is told, once the step can be taken back no more. */
export async function tellCalendars(
  work: Work,
  { calendar, leavesAt }: { calendar: string; leavesAt: Date },
  services: InterviewServices,
): Promise<void> {
  const { name, phone } = services.content.school;
  const letter = interviewIsOver({ about: aboutOf(work.row), school: name, phone });
  const { transaction, row } = work;
  const queued = { ...letter, calendar, kind: INTERVIEW_OVER, leavesAt };
  // A day that was said by telephone only is in no calendar.
  const hasDay = ({ email: to }: GuardianReceiver) =>
    isMailed(transaction, { about: row.reference, kind: INTERVIEW_MAIL, to });
  await writeToInvited(work, queued, services, hasDay);
}

function aboutOf({ grade_level }: Pick<Work['row'], 'grade_level'>): string {
  return `a place in ${gradeLevels[grade_level as GradeLevel]}`;
}

type InterviewServices = Pick<RoomServices, 'publicUrl' | 'secret'> & {
  content: Pick<RoomServices['content'], 'school'>;
};

/** To each who is invited; false where that is nobody. */
async function writeToInvited(
  { transaction, row, now }: Work,
  { calendar, kind, leavesAt, ...letter }: InterviewMail & { kind: MailKind; leavesAt?: Date },
  { content, publicUrl, secret }: InterviewServices,
  isFor: (receiver: GuardianReceiver) => Promise<boolean> = async () => true,
): Promise<boolean> {
  const receivers = (await findReceivers(transaction, row.reference)).filter(isInvited);
  for (const receiver of receivers) {
    if (!(await isFor(receiver))) continue;
    const { email: to, reference, child, isProven } = receiver;
    const site = { publicUrl, secret };
    const familyAt = isProven
      ? familyLink({ reference, email: to }, leavesAt ?? now, site)
      : undefined;
    const words = { to, reference, child, familyAt, ...letter };
    const mail = interviewMail(words, { school: content.school, publicUrl });
    const queued = { ...mail, kind, about: row.reference, calendar, leavesAt };
    await enqueueMail(transaction, queued, now);
  }
  return receivers.length > 0;
}

/**
 * Whether somebody hears of an interview. It says where the child will be: not whoever gets letters only, nor an address
 * of which nobody has shown whose it is.
 */
export function isInvited(receiver: GuardianReceiver): boolean {
  return isWrittenTo(receiver) && !receiver.closed;
}
