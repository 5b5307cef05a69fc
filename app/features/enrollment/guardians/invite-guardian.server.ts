import { type ChangeServices, changeRecord } from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { MAY_NOT_FOLLOW, mayFollow } from '../barred/may-follow.server.ts';
import { applicationKind } from '../desk/application-kind.server.ts';
import { invitationLetter } from '../emails/guardian-letters.ts';
import { makeAccessCode, writeAccessCode } from './access-codes.server.ts';
import { recordGuardianAct } from './guardian-acts.server.ts';
import { type GuardianServices, writeToFamily } from './guardian-mail.server.ts';
import { findOwnSide } from './own-side.server.ts';
import type { Guardian } from './portal-access/require-guardian.server.ts';
import { findReceivers } from './receivers.server.ts';
import { type GuardianNumber, inOneCase } from './which-guardian.ts';

const NO_ADDRESS =
  'The school cannot write to the other parent or guardian about this. Please call us.';

/** A mail with an access code of their own to one of the two guardians, at the address that the application has. */
export function inviteFromDesk(
  services: GuardianServices & ChangeServices,
  staff: StaffIn<'enrollment'>,
  reference: string,
  { guardian }: { guardian: GuardianNumber },
): Promise<DeskOutcome> {
  const seen = { key: reference };
  return changeRecord(applicationKind, services, staff, seen, async ({ transaction, row, now }) => {
    const to = row[`parent${guardian}_email`];
    if (!isMailAddress(to)) return refuse('No mail can be sent to this guardian.');
    if (!(await mayFollow(transaction, row, guardian))) return MAY_NOT_FOLLOW;
    const made = { applicationId: row.id, reference, guardian };
    const code = await makeAccessCode(transaction, staff, made, now);
    await invite(transaction, services, { reference, to, code });
    return {
      // From now on mails to this address may open the application (docs/decisions/0056).
      set: { [`parent${guardian}_confirmed_email`]: to },
      did: [{ act: 'sent', detail: 'an invitation to the portal' }],
    };
  });
}

/**
 * A guardian asks the school to invite the other one. Whoever asks learns neither the address nor the code: both are
 * between the school and the mailbox. An address that nobody has proven gets no code: its owner is asked to call.
 */
export async function inviteOther(
  services: GuardianServices,
  guardian: Guardian,
): Promise<{ outcome: 'done' } | { outcome: 'refused'; detail: string }> {
  const now = services.clock.now();
  const isInvited = await services.store.write(async (transaction) => {
    const { other, row } = await findOwnSide(transaction, guardian);
    const to = other ? row[`parent${other}_email`] : '';
    if (!other || !isMailAddress(to) || !(await mayFollow(transaction, row, other))) return false;
    const receivers = await findReceivers(transaction, row.reference);
    const receiver = receivers.find(({ email }) => inOneCase(email) === inOneCase(to));
    const made = { applicationId: row.id, madeBy: 'a guardian', guardian: other };
    const code = receiver?.closed ? undefined : await writeAccessCode(transaction, made, now);
    await recordGuardianAct(transaction, guardian, { act: 'invited' }, now);
    await invite(transaction, services, { reference: row.reference, to, code });
    return true;
  });
  services.mail.wake();
  return isInvited ? { outcome: 'done' } : { outcome: 'refused', detail: NO_ADDRESS };
}

function invite(
  transaction: WriteTransaction,
  services: GuardianServices,
  { reference, to, code }: { reference: string; to: string; code?: string | undefined },
): Promise<void> {
  return writeToFamily(transaction, services, [{ email: to, reference }], {
    about: reference,
    letterFor: (receiver) => invitationLetter(receiver.reference, code),
  });
}
