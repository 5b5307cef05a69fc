import type { School } from '#features/content/schemas.ts';
import type { Clock } from '#lib/clock.ts';
import { type Letter, writeLetter } from '#lib/mail/letter.ts';
import type { MailBell } from '#lib/mail/mail-bell.ts';
import { enqueueMail, enqueueReceipt } from '#lib/mail/outbox.server.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import './tables.server.ts';

/** What the commands of the portal need of the server. */
export interface GuardianServices {
  store: Store;
  clock: Clock;
  content: { school: School };
  mail: MailBell;
  publicUrl: string;
}

/** A letter, and what the outbox calls it. `Letter` without a link to the portal or the desk gets one. */
export interface KindOfLetter {
  kind: string;
  reference: string;
  letter: Letter;
}

/** To whoever did it and to the first parent or guardian of the application, each once. */
export async function tellFamily(
  transaction: WriteTransaction,
  services: GuardianServices,
  by: { applicationId: string; email: string },
  { kind, reference, letter }: KindOfLetter,
  alsoTo: readonly string[] = [],
): Promise<void> {
  const { parent1_email: first } = await transaction
    .selectFrom('enrollment_applications')
    .select('parent1_email')
    .where('id', '=', by.applicationId)
    .executeTakeFirstOrThrow();
  const addresses = [by.email, first, ...alsoTo].map((one) => one.trim().toLowerCase());
  const parts = [
    ...letter.parts,
    { label: 'Open the parent portal', href: `${services.publicUrl}/portal` },
  ];
  const written = writeLetter({ ...letter, parts }, letterhead(services.content.school));
  for (const to of new Set(addresses)) {
    const mail = { kind, to, about: reference, ...written };
    await enqueueReceipt(transaction, mail, services.clock.now());
  }
}

/** To the admissions office: what the family did, and where to see it. */
export async function tellOffice(
  transaction: WriteTransaction,
  { content, publicUrl, clock }: GuardianServices,
  { kind, reference, letter }: KindOfLetter,
): Promise<void> {
  const link = {
    label: 'Open the desk',
    href: `${publicUrl}/staff/enrollment-applications`,
  };
  const parts = [...letter.parts, { name: 'Reference', code: reference }, link];
  const written = writeLetter({ ...letter, parts }, letterhead(content.school));
  const to = content.school.admissionsEmail;
  await enqueueMail(transaction, { kind, to, about: reference, ...written }, clock.now());
}

function letterhead(school: School) {
  return { ...school, phone: school.admissionsPhone, email: school.admissionsEmail };
}
