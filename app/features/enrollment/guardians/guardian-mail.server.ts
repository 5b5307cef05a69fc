import type { School } from '#features/content/schemas.ts';
import { headOfAdmissions, type Letter, writeLetter } from '#lib/mail/letter.ts';
import { enqueueMail, enqueueReceipt, type MailKind } from '#lib/mail/outbox.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { keysOf } from '../barred/may-know.ts';
import { mayKnowOfChild } from '../barred/who-may-know.server.ts';
import { portalParts } from '../emails/portal-parts.ts';
import { pageOfFamily } from './family-page/page-link.server.ts';
import { findReceivers, type GuardianReceiver } from './receivers.server.ts';
import { inOneCase } from './which-guardian.ts';

/** What the commands of the portal need of the server. */
export interface GuardianServices
  extends Needs<'store' | 'clock' | 'mail' | 'publicUrl' | 'secret'> {
  content: { school: School };
}

/** A letter, and what the outbox calls it. What opens the application for its reader is added to it, and so is the link to the desk. */
export interface KindOfLetter extends Letter {
  kind: MailKind;
  reference: string;
  /** Nothing is held under the reference any more, so the mail does not belong to it either. */
  isGone?: true;
  /** It has what opens the portal in it. */
  bringsCode?: boolean;
  /** Takes an interview out of the calendar of its reader. */
  calendar?: string | undefined;
}

/** Whom a letter goes to, as much of it as says what stands in it. */
type ToldReceiver = Pick<GuardianReceiver, 'email' | 'reference' | 'closed' | 'hasPortal'> &
  Partial<Pick<GuardianReceiver, 'child' | 'isProven'>>;
type LetterFor = (receiver: ToldReceiver) => KindOfLetter;

/** To every guardian who wants letters, and to whoever did it; each by the reference of the form on which they stand. */
export async function tellFamily(
  transaction: WriteTransaction,
  services: GuardianServices,
  by: string,
  about: string,
  letterFor: LetterFor,
): Promise<void> {
  const everybody = await findReceivers(transaction, about);
  const told = everybody.filter(
    ({ email, wantsLetters }) => wantsLetters || inOneCase(email) === inOneCase(by),
  );
  await writeToFamily(transaction, services, told, { about, letterFor });
}

/**
 * To every guardian, also to those who want no letters: somebody has opened, changed or is about to erase what is
 * theirs; each by the reference of the form on which they stand. `alsoTo`: an address that was theirs until now.
 */
export async function tellEveryGuardian(
  transaction: WriteTransaction,
  services: GuardianServices,
  about: string,
  letterFor: LetterFor,
  alsoTo?: { applicationId: string; email: string },
): Promise<void> {
  const everybody: ToldReceiver[] = await findReceivers(transaction, about);
  if (alsoTo) {
    const { applicationId, email } = alsoTo;
    const person = { applicationId, keys: keysOf({ email }) };
    const mayKnow = await mayKnowOfChild(transaction, about, person);
    // With `letters` they are among the receivers, or it is an address that nobody reads any more.
    if (mayKnow === 'everything') everybody.push({ email, reference: about });
  }
  await writeToFamily(transaction, services, everybody, { about, letterFor });
}

/**
 * To each address once, as a mail about one application; the child is named where the address is known to be that of a
 * guardian, who gets the way to the page of the family, and whoever gets letters only gets no link. `letterFor` is
 * given whom it is for, with the reference of the form on which they stand.
 */
export async function writeToFamily(
  transaction: WriteTransaction,
  services: GuardianServices,
  receivers: readonly ToldReceiver[],
  { about, letterFor }: { about: string; letterFor: LetterFor },
): Promise<void> {
  const byAddress = new Map(receivers.toReversed().map((one) => [inOneCase(one.email), one]));
  for (const [to, receiver] of byAddress) {
    const { kind, isGone, bringsCode, calendar, ...letter } = letterFor(receiver);
    const hasPortal = bringsCode || receiver.hasPortal;
    const ways = portalParts({ ...receiver, hasPortal }, services.publicUrl);
    const parts = [
      ...(receiver.child && !isGone ? [`This is about ${receiver.child}.`] : []),
      ...letter.parts,
      ...(receiver.isProven && !isGone
        ? [pageOfFamily(receiver, services.clock.now(), services)]
        : []),
      // Of what was erased, only the portal can show what is left.
      ...(isGone && !hasPortal ? [] : ways),
    ];
    const written = writeLetter({ ...letter, parts }, headOfAdmissions(services.content.school));
    const mail = { kind, to, ...(!isGone && { about }), ...written, calendar };
    await enqueueReceipt(transaction, mail, services.clock.now());
  }
}

/** To the admissions office: what the family did, and where to see it. */
export async function tellOffice(
  transaction: WriteTransaction,
  { content, publicUrl, clock }: GuardianServices,
  { kind, reference, isGone, ...letter }: KindOfLetter,
): Promise<void> {
  const link = {
    label: 'Open the desk',
    href: `${publicUrl}/staff/enrollment-applications`,
  };
  const parts = [...letter.parts, { name: 'Reference', code: reference }, link];
  const written = writeLetter({ ...letter, parts }, headOfAdmissions(content.school));
  const to = content.school.admissionsEmail;
  const mail = { kind, to, ...(!isGone && { about: reference }), ...written };
  await enqueueMail(transaction, mail, clock.now());
}
