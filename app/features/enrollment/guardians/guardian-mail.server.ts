import type { School } from '#features/content/schemas.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { type Letter, writeLetter } from '#lib/mail/letter.ts';
import type { MailSignal } from '#lib/mail/mail-signal.ts';
import { enqueueMail, enqueueReceipt, type MailKind } from '#lib/mail/outbox.server.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import '../tables.server.ts';

/** What the commands of the portal need of the server. */
export interface GuardianServices {
  store: Store;
  clock: Clock;
  content: { school: School };
  mail: MailSignal;
  publicUrl: string;
}

/** A letter, and what the outbox calls it. `Letter` without a link to the portal or the desk gets one. */
export interface KindOfLetter {
  kind: MailKind;
  reference: string;
  letter: Letter;
  /** Nothing is held under the reference any more, so the mail does not belong to it either. */
  isGone?: true;
}

/** To whoever did it and to the first parent or guardian of the application, each once. */
export async function tellFamily(
  transaction: WriteTransaction,
  services: GuardianServices,
  by: { applicationId: string; email: string },
  letter: KindOfLetter,
  alsoTo: readonly string[] = [],
): Promise<void> {
  const { parent1_email: first } = await transaction
    .selectFrom('enrollment_applications')
    .select('parent1_email')
    .where('id', '=', by.applicationId)
    .executeTakeFirstOrThrow();
  await writeToFamily(transaction, services, [by.email, first, ...alsoTo], letter);
}

/** Everybody who is a guardian of the child: both parents as the application names them, and every account that follows it. */
export async function addressesOfFamily(
  transaction: WriteTransaction,
  { applicationId }: { applicationId: string },
): Promise<string[]> {
  const { parent1_email, parent2_email } = await transaction
    .selectFrom('enrollment_applications')
    .select(['parent1_email', 'parent2_email'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const followers = await transaction
    .selectFrom('enrollment_guardians')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select('email')
    .where('application_id', '=', applicationId)
    .execute();
  return [parent1_email, parent2_email, ...followers.map(({ email }) => email)];
}

/** To each address once. */
export async function writeToFamily(
  transaction: WriteTransaction,
  services: GuardianServices,
  addresses: readonly string[],
  { kind, reference, letter, isGone }: KindOfLetter,
): Promise<void> {
  const parts = [
    ...letter.parts,
    { label: 'Open the parent portal', href: `${services.publicUrl}/portal` },
  ];
  const written = writeLetter({ ...letter, parts }, letterhead(services.content.school));
  for (const to of new Set(addresses.map((one) => one.trim().toLowerCase()))) {
    const mail = { kind, to, ...(!isGone && { about: reference }), ...written };
    await enqueueReceipt(transaction, mail, services.clock.now());
  }
}

/** To the admissions office: what the family did, and where to see it. */
export async function tellOffice(
  transaction: WriteTransaction,
  { content, publicUrl, clock }: GuardianServices,
  { kind, reference, letter, isGone }: KindOfLetter,
): Promise<void> {
  const link = {
    label: 'Open the desk',
    href: `${publicUrl}/staff/enrollment-applications`,
  };
  const parts = [...letter.parts, { name: 'Reference', code: reference }, link];
  const written = writeLetter({ ...letter, parts }, letterhead(content.school));
  const to = content.school.admissionsEmail;
  const mail = { kind, to, ...(!isGone && { about: reference }), ...written };
  await enqueueMail(transaction, mail, clock.now());
}

function letterhead(school: School) {
  return { ...school, phone: school.admissionsPhone, email: school.admissionsEmail };
}
