import type { Grade } from '#features/content/grades.ts';
import { mapGrades } from '../../grade-levels.ts';
import { everyOutcome, type OfferLetters } from './offer-letters.ts';
import type { Outcome } from './plan-offers.ts';

/** What stands in the fields of the sitting. */
export interface TypedOffers {
  /** Whom the office takes out of the order, in the order of the screen. */
  byHand: { reference: string; outcome: Exclude<Outcome, 'place'>; reason: string }[];
  /** As typed. */
  lastToWait: Record<Grade, string>;
  letters: OfferLetters;
}

const OUTCOME = 'outcome-';

export const fieldsOf = (reference: string) => ({
  outcome: `${OUTCOME}${reference}`,
  why: `why-${reference}`,
});

export const lastToWaitField = (grade: string) => `last-${grade}`;

export const letterFields = (outcome: Outcome) => ({
  subject: `subject-${outcome}`,
  text: `text-${outcome}`,
});

/** The fields as they are now. */
export function typedOffers(form: FormData): TypedOffers {
  const text = (name: string) => String(form.get(name) ?? '');
  const byHand = [...form.keys()].flatMap((name): TypedOffers['byHand'] => {
    const outcome = text(name);
    if (!name.startsWith(OUTCOME) || (outcome !== 'waits' && outcome !== 'none')) return [];
    const reference = name.slice(OUTCOME.length);
    return [{ reference, outcome, reason: text(fieldsOf(reference).why) }];
  });
  const letters = everyOutcome.map((outcome) => {
    const { subject, text: words } = letterFields(outcome);
    return [outcome, { subject: text(subject), text: text(words) }];
  });
  return {
    byHand,
    lastToWait: mapGrades((grade) => text(lastToWaitField(grade))),
    letters: Object.fromEntries(letters) as OfferLetters,
  };
}

/** The number that was typed; undefined for an empty field, and for what is none. */
export const numberTyped = (typed: string) =>
  /^[1-9]\d*$/.test(typed.trim()) ? Number(typed) : undefined;
