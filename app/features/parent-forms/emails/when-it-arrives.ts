import { roomNotice } from '#desk/mail/room-notice.ts';
import type { School } from '#features/content/schemas.ts';
import {
  formOfKind,
  formsAtSchool,
  type ParentFormKind,
} from '#features/parent-form-kinds/parent-forms.ts';
import { letterMail } from '#lib/mail/letter.ts';
import { filledIn } from '#lib/text/filled-in.ts';

/** To the office: a form has come, and where to read it. */
export const formNotice = (kind: ParentFormKind) =>
  roomNotice({
    kind: `${mailKindOf(kind)}-notice`,
    room: 'parents',
    subject: `New ${formsAtSchool[kind].inMails}`,
    says: `A new ${formsAtSchool[kind].inMails} has come. Sign in at the desk to read it.`,
  });

interface ReceiptFacts {
  kind: ParentFormKind;
  to: string;
  reference: string;
  /** What comes next, from content/forms.yaml. */
  next: readonly string[];
  facts: Record<string, string>;
}

/** How the kinds of mail about a form begin. */
export function mailKindOf(kind: ParentFormKind): `parents-${string}` {
  return formOfKind(kind).isConfidential ? 'parents-form' : `parents-${kind}`;
}

/** To whoever sent a form: we have it, and what comes next. Nothing of what they wrote. */
export function formReceipt(
  { kind, to, reference, next, facts }: ReceiptFacts,
  { school, publicUrl }: { school: School; publicUrl: string },
) {
  return letterMail({ kind: `${mailKindOf(kind)}-receipt`, to, about: reference }, school, {
    subject: `${school.name}: we have your ${formsAtSchool[kind].inMails}`,
    heading: `We have your ${formsAtSchool[kind].inMails}`,
    parts: [
      'Thank you. This is your reference; please keep it.',
      { name: 'Your reference', code: reference },
      ...next.map((sentence) => filledIn(sentence, facts)),
      'You can check the status with this reference and your email address or the last four digits of your phone number.',
      { label: 'Check the status', href: `${publicUrl}/status` },
      `Questions? Call ${school.phone}. The office is open ${school.hours.days}, ${school.hours.office}.`,
      'You did not send us this form? Then somebody gave us your address by mistake. You can delete this mail.',
    ],
  });
}
