import { looksLikeEmail } from '#lib/written-text.ts';
import type { Answers } from './answers.ts';

const FEWEST_PHONE_DIGITS = 9;

/**
 * Answers that are taken as they are but look mistyped: the school could not reach the family. A question to the
 * family, never a refusal (specification, section 5: no format checks).
 */
export function answerDoubts(answers: Answers): string[] {
  const emails = {
    'parent/guardian 1': answers.parent1Email,
    'parent/guardian 2': answers.parent2Email,
  };
  const phones = {
    'parent/guardian 1': answers.parent1Phone,
    'parent/guardian 2': answers.parent2Phone,
    'the emergency contact': answers.emergencyContactPhone,
  };
  return [
    ...Object.entries(emails)
      .filter(([, email]) => email.trim() !== '' && !looksLikeEmail(email))
      .map(
        ([whose]) =>
          `Is the email address of ${whose} complete? It usually reads like name@example.com.`,
      ),
    ...Object.entries(phones)
      .filter(([, phone]) => phone.trim() !== '' && digitsIn(phone) < FEWEST_PHONE_DIGITS)
      .map(([whose]) => `Is the phone number of ${whose} complete? It has fewer than nine digits.`),
  ];
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}
