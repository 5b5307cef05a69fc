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
  /** Cancels an interview that was ahead. */
  calendar?: string | undefined;
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
  { status, answerBy, leavesAt, calendar, standing, receivers }: Due,
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
    const letter = {
      status,
      to,
      reference,
      accessCode,
      answerAt,
      answerBy,
      standing,
      child,
      hasPortal,
      ...written,
      ...(familyAt && { familyAt }),
      closed: closed === 'unproven' && !bringsCode ? undefined : closed,
    };
    const mail = familyLetter(letter, { school: content.school, publicUrl });
    const brought = closed ? undefined : calendar;
    await enqueueMail(transaction, { ...mail, about, leavesAt, calendar: brought }, now);
  }
}
