import type { EndedInterview } from '#features/interviews/change-interview.server.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { OfficeLetter } from '#lib/mail/office-letter.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { familyLetter } from '../emails/family-letter.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { makeAccessCode } from '../guardians/access-codes.server.ts';
import { familyLink } from '../guardians/family-page/page-link.server.ts';
import { offerLink } from '../guardians/offer/offer-link.server.ts';
import type { GuardianReceiver } from '../guardians/receivers.server.ts';
import type { Work } from './application-kind.server.ts';
import type { MoveRequest } from './desk-schemas.ts';
import type { MoveServices } from './move-application.server.ts';

interface Due {
  status: MoveRequest['to'];
  answerBy?: PlainDate | undefined;
  /** When the family is told. */
  leavesAt: Date;
  /** An interview that was ahead: the letter says that it is off, and takes it out of a calendar. */
  ended?: EndedInterview | undefined;
  /** Where the child stands in its list. */
  standing?: string | undefined;
  receivers: readonly GuardianReceiver[];
}

/**
 * To each guardian, by the reference of the form on which they stand, with a code of their own where the address is
 * proven, which opens that form.
 */
export async function queueLetters(
  { transaction, staff, row, now }: Work,
  { content, publicUrl, secret }: Pick<MoveServices, 'content' | 'publicUrl' | 'secret'>,
  { status, answerBy, leavesAt, ended, standing, receivers }: Due,
  written: OfficeLetter,
): Promise<void> {
  const { reference: about } = row;
  for (const receiver of receivers) {
    const { email: to, child, guardian = null, applicationId, closed, reference } = receiver;
    const { hasPortal } = receiver;
    const site = { publicUrl, secret };
    const bringsCode = enrollmentStatuses[status].isOffer;
    const accessCode =
      bringsCode && !closed
        ? await makeAccessCode(transaction, staff, { applicationId, reference, guardian }, now)
        : undefined;
    const answerAt = accessCode && offerLink({ reference, email: to }, leavesAt, site);
    const familyAt = receiver.isProven && familyLink({ reference, email: to }, leavesAt, site);
    const off = closed ? undefined : ended;
    const letter = {
      status,
      to,
      reference,
      accessCode,
      answerAt,
      answerBy,
      standing: joined(standing, off?.says),
      child,
      hasPortal,
      ...written,
      ...(familyAt && { familyAt }),
      closed: closed === 'unproven' && !bringsCode ? undefined : closed,
    };
    const mail = familyLetter(letter, { school: content.school, publicUrl });
    const calendar = off?.calendar;
    await enqueueMail(transaction, { ...mail, about, leavesAt, calendar }, now);
  }
}

/** What the program adds of this child: where it stands in its list, and that an interview is off. */
export function joined(...said: (string | undefined)[]): string | undefined {
  return said.filter(Boolean).join(' ') || undefined;
}
