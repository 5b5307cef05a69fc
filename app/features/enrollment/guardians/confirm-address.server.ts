import {
  keyOfAddress,
  readTokenForAddress,
  tokenForAddress,
} from '#lib/crypto/link-for-address.server.ts';
import { headOfAdmissions, letterMail } from '#lib/mail/letter.ts';
import { enqueueReceipt } from '#lib/mail/outbox.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { mayFollow } from '../barred/may-follow.server.ts';
import { confirmAddressLetter } from '../emails/guardian-letters.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { recordGuardianAct } from './guardian-acts.server.ts';
import type { GuardianServices } from './guardian-mail.server.ts';
import type { Guardian } from './portal-access/require-guardian.server.ts';
import { type GuardianNumber, guardianNumbers, inOneCase } from './which-guardian.ts';
import '../tables.server.ts';

const confirmation = { purpose: 'a new address of a guardian', days: 30 };

type Services = GuardianServices & { secret: string };

interface ChangedSide {
  guardian: Guardian;
  own: GuardianNumber;
  /** As it is after the change. */
  row: EnrollmentApplicationRow;
}

/**
 * A mail to the address that a guardian gave in the portal, with the link that confirms it; none where the mailbox has
 * been shown to be theirs before, by the account that they are signed in with or by an earlier confirmation.
 */
export async function askToConfirm(
  transaction: WriteTransaction,
  { clock, secret, publicUrl, content: { school } }: Services,
  { guardian, own, row }: ChangedSide,
): Promise<void> {
  const email = row[`parent${own}_email`];
  const shown = [guardian.email, row[`parent${own}_confirmed_email`]].map(inOneCase);
  if (shown.includes(inOneCase(email))) return;
  const now = clock.now();
  const { reference } = guardian;
  const subject = `${row.id}:${own}`;
  const token = tokenForAddress(confirmation, { subject, email }, now, secret);
  const { kind, ...letter } = confirmAddressLetter(
    reference,
    `${publicUrl}/portal/confirm-address?token=${token}`,
  );
  const envelope = { kind, to: email, about: reference };
  await enqueueReceipt(transaction, letterMail(envelope, headOfAdmissions(school), letter), now);
}

/** Whether the link confirms an address that is still the guardian's and waits for it. */
export async function isConfirmable(services: Services, token: string): Promise<boolean> {
  return (await findUnconfirmed(services.store.read, services, token)) !== undefined;
}

/** From now on mails to this address may open the application; false for a link that does nothing any more. */
export function confirmAddress(services: Services, token: string): Promise<boolean> {
  return services.store.write(async (transaction) => {
    const found = await findUnconfirmed(transaction, services, token);
    if (!found) return false;
    const { own, row, email } = found;
    const { numUpdatedRows } = await transaction
      .updateTable('enrollment_applications')
      .set({ [`parent${own}_confirmed_email`]: email })
      .where('id', '=', row.id)
      .where(`parent${own}_email`, '=', email)
      .where(`parent${own}_confirmed_email`, '!=', email)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const by = { applicationId: row.id, email };
    await recordGuardianAct(transaction, by, { act: 'confirmedAddress' }, services.clock.now());
    return true;
  });
}

async function findUnconfirmed(
  read: ReadStore,
  { clock, secret }: Pick<Services, 'clock' | 'secret'>,
  token: string,
) {
  const link = readTokenForAddress(confirmation, token, clock.now(), secret);
  const [id = '', number] = link?.subject.split(':') ?? [];
  const own = guardianNumbers.find((known) => String(known) === number);
  if (!link || !own) return undefined;
  const row = await read
    .selectFrom('enrollment_applications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  // Whoever may not follow any more has no use of it (docs/decisions/0078).
  if (!row || !(await mayFollow(read, row, own))) return undefined;
  const email = row[`parent${own}_email`];
  const isStillTheirs = keyOfAddress(confirmation, email, secret) === link.addressKey;
  const isConfirmed = inOneCase(row[`parent${own}_confirmed_email`]) === inOneCase(email);
  return isStillTheirs && !isConfirmed ? { own, row, email } : undefined;
}
