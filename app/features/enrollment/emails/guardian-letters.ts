import type { MailKind } from '#lib/mail/outbox.server.ts';
import type { KindOfLetter } from '../guardians/guardian-mail.server.ts';
import type { GuardianMove } from '../guardians/guardian-moves.ts';
import { dayOfNext, type NextThing } from '../guardians/offer/what-comes-next.ts';
import { isThisYourChild } from './page-of-children.ts';

/** The form on which the reader stands. */
interface About {
  reference: string;
}

const NOT_YOU = 'Was it not you? Please call us at once.';

/** To one guardian alone: the way into the portal, of their own. Without a code where the address is not proven. */
export function invitationLetter(reference: string, accessCode?: string): KindOfLetter {
  return {
    kind: 'guardian-invited',
    reference,
    bringsCode: accessCode !== undefined,
    subject: `You can follow the application ${reference}`,
    heading: 'You can follow the application',
    parts: [
      ...(accessCode
        ? [
            'You are named as a parent or guardian in an application at our school. Open an account in the parent portal with your own address, and use this code there. Only one person can use it, within 90 days.',
            { name: 'Your access code for the parent portal', code: accessCode },
          ]
        : [
            'You are named as a parent or guardian in an application at our school. To follow it in the parent portal you need an access code. Please call us: we ask who you are, and then we send you the code.',
          ]),
      { name: 'Your reference', code: reference },
      'You know nothing of this? Then somebody gave us your address by mistake. Please tell us, and delete this mail.',
    ],
  };
}

/**
 * To a guardian whose child somebody has looked up: the way to the page of all their children, which stands below where
 * the address is proven. `asksAt`: the page that asks first whether it is.
 */
export function familyPageLetter({ reference }: About, asksAt: string | undefined): KindOfLetter {
  return {
    kind: 'guardian-family-page',
    reference,
    subject: `The page of your children: ${reference}`,
    heading: 'The page of your children',
    parts: [
      'Somebody looked this application up on our website and asked for the page of all your children. If it was not you, you do not need to do anything.',
      ...(asksAt ? isThisYourChild(asksAt) : []),
      { name: 'Your reference', code: reference },
      'Please give the link to nobody: whoever has it can see how far your applications are.',
    ],
  };
}

const howOpened = {
  code: 'Somebody used an access code of the school.',
  address:
    'Somebody has added this application to their account. Their email address is that of a parent or guardian in it.',
};

/** To every guardian: somebody follows the application in the portal now. */
export function portalOpenedLetter(
  { reference }: About,
  by: keyof typeof howOpened = 'code',
): KindOfLetter {
  return {
    kind: 'guardian-linked',
    reference,
    subject: `Your application ${reference} is open in the parent portal`,
    parts: [
      `${howOpened[by]} With their account they can now see this application in the parent portal, answer for the family and correct its contact details.`,
      NOT_YOU,
    ],
  };
}

const answers: Record<GuardianMove, string> = {
  accepted: 'accepted the place',
  declined: 'declined the place',
  withdrawn: 'withdrawn the application',
};

/** To whoever answered: it has arrived. To the others: that somebody else did, for they may not agree. */
export function answerReceipt(
  { reference }: About,
  move: GuardianMove,
  { isOwn, next = [] }: { isOwn: boolean; next?: readonly NextThing[] | undefined },
): KindOfLetter {
  const who = isOwn ? 'You have' : 'The other parent or guardian has';
  const heading = `${who} ${answers[move]}`;
  const words = isOwn
    ? [
        'This is to confirm the answer that you gave us in the parent portal or with the link of our mail.',
        NOT_YOU,
      ]
    : [`${heading}. If you do not agree, call us.`];
  return {
    kind: `guardian-${move}`,
    reference,
    subject: `${heading}: ${reference}`,
    heading,
    parts: [...words, { name: 'Your reference', code: reference }, ...nextInWords(next)],
  };
}

function nextInWords(next: readonly NextThing[]): string[] {
  const open = next.filter(({ isDone }) => !isDone);
  if (open.length === 0) return [];
  return [
    'What comes next:',
    ...open.map((thing) => `- ${[thing.what, dayOfNext(thing)].filter(Boolean).join(', ')}`),
  ];
}

const officeWords: Record<GuardianMove, string> = {
  accepted: 'The family accepts the place',
  declined: 'The family declines the place',
  withdrawn: 'The family withdraws the application',
};

export function answerNotice(reference: string, move: GuardianMove): KindOfLetter {
  return officeLetter('guardian-answer-notice', reference, officeWords[move]);
}

/** To the family, at the old address as well as the new one. */
export function correctionReceipt({ reference }: About): KindOfLetter {
  return {
    kind: 'guardian-corrected',
    reference,
    subject: `Contact details changed: ${reference}`,
    parts: [
      'Phone numbers or email addresses of this application were changed in the parent portal. From now on we use the new ones.',
      NOT_YOU,
    ],
  };
}

/** To a new address alone: nothing opens with it before its reader has pressed the button of the page. */
export function confirmAddressLetter(reference: string, link: string): KindOfLetter {
  return {
    kind: 'guardian-confirm-address',
    reference,
    subject: `Confirm your email address: ${reference}`,
    heading: 'Confirm your email address',
    parts: [
      'Somebody gave us this address in the parent portal, for letters about an application at our school. If it was you, open this page and press the button there.',
      { label: 'Confirm my email address', href: link },
      'The link works once and for 30 days. Until you have pressed the button, our mails to this address have no access code and no link that opens the application.',
      { name: 'Your reference', code: reference },
      'You know nothing of this? Then somebody gave us your address by mistake. Do nothing, and delete this mail.',
    ],
  };
}

export function correctionNotice(reference: string): KindOfLetter {
  return officeLetter(
    'guardian-correction-notice',
    reference,
    'The family has corrected its contact details',
  );
}

/** Why the office decides about an erasure that was asked for in the portal. */
export type WhyOfficeDecides = keyof typeof whyOfficeDecides;

const whyOfficeDecides = {
  enrolled: 'The child is enrolled, so the school decides; please answer them',
  barred:
    'Who asked may not know everything of the child any more, so the school decides. Look at who may know, in red at the top of the record',
};

export function erasureNotice(reference: string, why: WhyOfficeDecides): KindOfLetter {
  return officeLetter(
    'guardian-erasure-notice',
    reference,
    `The family asks to erase its data. ${whyOfficeDecides[why]}`,
  );
}

function officeLetter(kind: MailKind, reference: string, what: string): KindOfLetter {
  const subject = `${reference}: ${what.split('.')[0]}`;
  return { kind, reference, subject, heading: what, parts: [] };
}
