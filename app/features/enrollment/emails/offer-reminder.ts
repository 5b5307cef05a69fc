import type { School } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { Letter } from '#lib/mail/letter.ts';
import { answerByInWords, ONLY_YOU, withoutCode } from './family-letter.ts';

interface RemindedOffer {
  reference: string;
  answerBy: PlainDate;
  /** Opens the offer and takes the answer, for this address. */
  answerAt?: string | undefined;
  /** Why there is no such link for it. */
  closed?: 'unproven' | 'lettersOnly' | undefined;
}

/** We have offered a place, and nobody has answered: by when, and how. */
export function offerReminder(
  { reference, answerBy, answerAt, closed }: RemindedOffer,
  school: Pick<School, 'admissionsPhone'>,
): Letter {
  return {
    subject: `We wait for your answer to our offer (${reference})`,
    heading: 'We wait for your answer to our offer',
    parts: [
      'We have offered your child a place at our school. We do not have your answer yet.',
      answerByInWords(answerBy),
      { name: 'Your reference', code: reference },
      ...(answerAt ? [{ label: 'Read the offer and answer', href: answerAt }, ONLY_YOU] : []),
      ...(closed ? [withoutCode[closed]] : []),
      `You can also answer by telephone. Call ${school.admissionsPhone}, and say the reference.`,
      'Have you answered already? Then you do not need to do anything.',
    ],
  };
}
