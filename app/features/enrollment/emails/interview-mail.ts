import { headOfAdmissions, letterMail } from '#lib/mail/letter.ts';
import { type OfficeLetter, paragraphsOf } from '#lib/mail/office-letter.ts';
import type { Mail } from '#lib/mail/outbox.server.ts';
import { openPageOfChildren } from './page-of-children.ts';
import { statusLink } from './portal-parts.ts';

/** It leaves at once, and no step takes it back. */
export const INTERVIEW_MAIL = 'enrollment-interview';

/** A step that has no letter ended it: held as long as the step can be taken back, and taken back with it. */
export const INTERVIEW_OVER = 'enrollment-interview-over' as const;

interface Invitation extends OfficeLetter {
  to: string;
  reference: string;
  /** As a letter to this address calls the child. */
  child: string;
  /** Opens the page of the family, where the address is known to be that of a guardian. */
  familyAt?: string | undefined;
}

/** Tells a guardian when and where the family is met, or that it is not: what the office wrote, with the day in it. */
export function interviewMail(
  { to, reference, child, familyAt, subject, text }: Invitation,
  { school, publicUrl }: { school: Parameters<typeof headOfAdmissions>[0]; publicUrl: string },
): Mail {
  return letterMail({ kind: INTERVIEW_MAIL, to, about: reference }, headOfAdmissions(school), {
    subject: subject.includes(reference) ? subject : `${subject} (${reference})`,
    heading: 'Your interview',
    parts: [
      `This is about ${child}.`,
      ...paragraphsOf(text),
      { name: 'Your reference', code: reference },
      familyAt ? openPageOfChildren(familyAt) : statusLink(publicUrl),
    ],
  });
}
