import type { LetterPart } from '#lib/mail/letter.ts';
import type { MailKind } from '#lib/mail/outbox.server.ts';
import type { KindOfLetter } from '../guardians/guardian-mail.server.ts';

interface About {
  reference: string;
  /** Reference of the form on which the reader stands: that of another form of the child is not told. */
  own?: string;
}

export interface AskedToErase extends About {
  /** Whose account asked for it: for the office alone, because one guardian never learns the address of the other. */
  email?: string;
}

const askedBy = (email: string | undefined) =>
  email
    ? `It was asked for in the parent portal by the account ${email}.`
    : 'A parent or guardian asked for it in the parent portal.';

const CALL = 'Was that not what your family wants? Please call us at once.';

/** To every guardian and to the office: it is going to be erased, and how to stop it. Without a link: by a call. */
export function erasureWaitsLetter(
  { email, ...about }: AskedToErase,
  { due, link }: { due: string; link: string | undefined },
): KindOfLetter {
  return letterOf('guardian-erasure-waits', about, 'An application will be erased', [
    `${nameOf(about)} and everything about it will be erased on ${due}. ${askedBy(email)}`,
    ...(link
      ? [
          'If that is right, there is nothing to do. If not, stop it before then:',
          { label: 'Keep the application', href: link },
        ]
      : ['Do you think that this is not right? Please call us before then.']),
  ]);
}

/** To every guardian and to the office: it stays after all. */
export function erasureStoppedLetter(about: About): KindOfLetter {
  return letterOf('guardian-erasure-stopped', about, 'The application is kept', [
    `${nameOf(about)} is not erased, because somebody used the link in our mail. Nothing has changed.`,
    CALL,
  ]);
}

/** To every guardian and to the office: nothing is held under the reference any more. */
export function erasedLetter({ email, ...about }: AskedToErase): KindOfLetter {
  return {
    ...letterOf('guardian-erased', about, 'An application was erased', [
      `${nameOf(about)} and everything about it was erased. ${askedBy(email)}`,
      CALL,
    ]),
    isGone: true,
  };
}

const ANOTHER = 'Another application for this child';

function nameOf({ reference, own = reference }: About): string {
  return own === reference ? `The application ${reference}` : ANOTHER;
}

function letterOf(kind: MailKind, about: About, title: string, parts: LetterPart[]): KindOfLetter {
  const { reference, own = reference } = about;
  if (own === reference) {
    return { kind, reference, subject: `${title}: ${reference}`, heading: title, parts };
  }
  const heading = title.replace(/^(An|The) application/, ANOTHER);
  const yours = { name: 'Your own application, which stays', code: own };
  return { kind, reference, subject: heading, heading, parts: [...parts, yours] };
}
