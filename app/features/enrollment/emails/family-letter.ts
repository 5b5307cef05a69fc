import type { School } from '#features/content/schemas.ts';
import { type PlainDate, weekdayAndDate } from '#lib/dates/plain-date.ts';
import { headOfAdmissions, type LetterPart, letterMail } from '#lib/mail/letter.ts';
import { type OfficeLetter, paragraphsOf } from '#lib/mail/office-letter.ts';
import type { Mail } from '#lib/mail/outbox.server.ts';
import { capitalized } from '#lib/text/capitalized.ts';
import { type EnrollmentStatus, everyEnrollmentStatus } from '../enrollment-status.ts';
import { INTERVIEW_OVER } from './interview-mail.ts';
import { openPageOfChildren } from './page-of-children.ts';
import { portalLink, statusLink } from './portal-parts.ts';
import { decisionWords, type LetterWords, nextYearWords } from './words-of-decision.ts';

const HOW_TO_ANSWER =
  'You can answer with the link below, in the parent portal with the access code, or call the office.';
export const ONLY_YOU = 'Please give this link to nobody: whoever has it can answer for you.';
/** What stands in the place of code and link. */
export const withoutCode: Record<NonNullable<FamilyLetter['closed']>, string> = {
  unproven:
    'There is no access code in this mail and no link to answer, because we do not know yet whose address this is. Please call us: we ask who you are, and then you can answer.',
  lettersOnly:
    'You get this letter so that you know. If you want to talk about it, please call us.',
};

/**
 * The letter that is due when an application reaches the status, as it can be edited, for a mail and for paper;
 * undefined when none is. How the family can answer is said by what carries it: paper has no link.
 */
export function letterTextFor(status: EnrollmentStatus, school: School): OfficeLetter | undefined {
  const due = decisionWords[status];
  return due && letterOf(school, due);
}

function letterOf(school: School, { subject, paragraphs }: LetterWords): OfficeLetter {
  const questions = `Questions? Call ${school.admissionsPhone} or write to ${school.admissionsEmail}, and say the reference.`;
  return {
    subject: `${school.name}: ${subject}`,
    text: [...paragraphs, questions].join('\n\n'),
  };
}

/** Whether the family hears of this status by letter. */
export function bringsLetter(status: EnrollmentStatus): boolean {
  return status in decisionWords;
}

/** The letter where the school takes a form over into the year after; the program adds which one that is. */
export const nextYearLetter = (school: School): OfficeLetter => letterOf(school, nextYearWords);

/** A letter as it was written, with what the program adds of this child. */
export interface WrittenLetter extends OfficeLetter {
  standing?: string | undefined;
}

/** What is kept of a letter for whoever reads it on paper; undefined where it has the usual words. */
export function keptWords(
  status: EnrollmentStatus,
  school: School,
  due: {
    letter: OfficeLetter | undefined;
    standing: string | undefined;
    carried: object | undefined;
  },
): WrittenLetter | undefined {
  const { standing } = due;
  const usual = letterTextFor(status, school);
  const letter = due.letter ?? (due.carried ? nextYearLetter(school) : undefined);
  if (!letter) return undefined;
  const isUsual = letter.subject === usual?.subject && letter.text === usual.text;
  return isUsual && !standing ? undefined : { ...letter, ...(standing && { standing }) };
}

/** All of them, for a move of several applications. */
export function dueLetters(school: School): Partial<Record<EnrollmentStatus, OfficeLetter>> {
  const statuses = Object.keys(decisionWords) as EnrollmentStatus[];
  return Object.fromEntries(statuses.map((status) => [status, letterTextFor(status, school)]));
}

interface FamilyLetter extends OfficeLetter {
  status: EnrollmentStatus;
  to: string;
  reference: string;
  accessCode?: string | undefined;
  /** Opens the offer and takes the answer, for this address. */
  answerAt?: string | undefined;
  /** The last day to answer. */
  answerBy?: PlainDate | undefined;
  /** Where the child stands in the list of its grade. */
  standing?: string | undefined;
  /** Why this address gets no code where the others do; one that gets letters only gets no link at all. */
  closed?: 'unproven' | 'lettersOnly' | undefined;
  /** Whether an account with this address opens the application in the portal. */
  hasPortal?: boolean | undefined;
  /** As a letter to this address calls the child. */
  child: string;
  /** Opens the page of the family, where the address is known to be that of a guardian. */
  familyAt?: string | undefined;
}

/** What a letter says of its own, by mail and on paper: the edited text, and what the program adds of this child. */
export const wordsOfLetter = ({
  text,
  standing,
  answerBy,
}: Pick<FamilyLetter, 'text' | 'standing' | 'answerBy'>): string[] => [
  ...paragraphsOf(text),
  ...(standing ? [standing] : []),
  ...(answerBy ? [answerByInWords(answerBy)] : []),
];

/**
 * The whole mail: the edited text, then the reference and the ways to see more. Only an address that is proven to be a
 * guardian's reads the child's name (docs/decisions/0056, 0088).
 */
export function familyLetter(
  { status, to, reference, child, subject, text, ...ways }: FamilyLetter,
  { school, publicUrl }: { school: School; publicUrl: string },
): Mail {
  const { accessCode, answerAt, answerBy, standing, familyAt, closed, hasPortal } = ways;
  const opensPortal = closed !== 'lettersOnly' && (hasPortal || accessCode !== undefined);
  const parts: LetterPart[] = [
    `This is about ${child}.`,
    ...wordsOfLetter({ text, standing, answerBy }),
    ...(answerAt ? [HOW_TO_ANSWER] : []),
    { name: 'Your reference', code: reference },
    ...(answerAt ? [{ label: 'Read the offer and answer', href: answerAt }, ONLY_YOU] : []),
    ...(accessCode ? [{ name: 'Your access code for the parent portal', code: accessCode }] : []),
    ...(closed ? [withoutCode[closed]] : []),
    ...(opensPortal ? [portalLink(publicUrl)] : []),
    ...(closed === 'lettersOnly'
      ? []
      : [familyAt ? openPageOfChildren(familyAt) : statusLink(publicUrl)]),
  ];
  return letterMail({ kind: mailKindOf(status), to, about: reference }, headOfAdmissions(school), {
    subject: subject.includes(reference) ? subject : `${subject} (${reference})`,
    heading: capitalized(subject.replace(`${school.name}: `, '')),
    parts,
  });
}

/** By when a family is to answer an offer, and that it may ask for more time. */
export function answerByInWords(answerBy: PlainDate): string {
  return `Please answer by ${weekdayAndDate(answerBy)}. If you need more time, ask us.`;
}

export function mailKindOf(status: EnrollmentStatus): `enrollment-${EnrollmentStatus}` {
  return `enrollment-${status}`;
}

/** Reminds of an open offer: it is no longer true once the status is another. */
export const OFFER_REMINDER = 'enrollment-offer-reminder';

/** Asks the family for something: nobody waits for it once the application has come to nothing. */
export const REQUEST_MAIL = 'enrollment-request' as const;

/** The letters that say what the school has decided about an application. */
export function decisionLetters(reference: string): { about: string; kinds: string[] } {
  return {
    about: reference,
    kinds: [...everyEnrollmentStatus.map(mailKindOf), OFFER_REMINDER, INTERVIEW_OVER],
  };
}

/** The letters that do not leave when the application comes to nothing, and do when that is taken back. */
export function lettersUntilOver(reference: string): { about: string; kinds: string[] } {
  const { about, kinds } = decisionLetters(reference);
  return { about, kinds: [...kinds, REQUEST_MAIL] };
}
