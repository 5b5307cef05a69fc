import type { LetterPart } from '#lib/mail/letter.ts';
import type { MailKind } from '#lib/mail/outbox.server.ts';
import type { KindOfLetter } from '../guardian-mail.server.ts';

interface Asked {
  reference: string;
  /** Whose account asked for it: for the office alone, because one guardian never learns the address of the other. */
  email?: string;
}

const askedBy = (email: string | undefined) =>
  email
    ? `It was asked for in the parent portal by the account ${email}.`
    : 'A parent or guardian asked for it in the parent portal.';

const CALL = 'Was that not what your family wants? Please call us at once.';

/** To every guardian and to the office: it is going to be erased, and how to stop it. */
export function erasureWaitsLetter(
  { reference, email }: Asked,
  { due, link }: { due: string; link: string },
): KindOfLetter {
  return letterOf('guardian-erasure-waits', reference, 'An application will be erased', [
    `The application ${reference} and everything about it will be erased on ${due}. ${askedBy(email)}`,
    'If that is right, there is nothing to do. If not, stop it before then:',
    { label: 'Keep the application', href: link },
  ]);
}

/** To every guardian and to the office: it stays after all. */
export function erasureStoppedLetter(reference: string): KindOfLetter {
  return letterOf('guardian-erasure-stopped', reference, 'The application is kept', [
    `Somebody used the link in our mail, so the application ${reference} is not erased. Nothing has changed.`,
    CALL,
  ]);
}

/** To every guardian and to the office: nothing is held under the reference any more. */
export function erasedLetter({ reference, email }: Asked): KindOfLetter {
  return {
    ...letterOf('guardian-erased', reference, 'An application was erased', [
      `The application ${reference} and everything about it was erased. ${askedBy(email)}`,
      CALL,
    ]),
    isGone: true,
  };
}

function letterOf(
  kind: MailKind,
  reference: string,
  heading: string,
  parts: LetterPart[],
): KindOfLetter {
  return { kind, reference, letter: { subject: `${heading}: ${reference}`, heading, parts } };
}
