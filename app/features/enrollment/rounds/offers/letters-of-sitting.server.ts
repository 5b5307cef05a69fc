import type { OfficeLetter } from '#lib/mail/office-letter.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { EnrollmentStatus } from '../../enrollment-status.ts';
import { type OfferLetters, standingInWords, statusOfOutcome } from './offer-letters.ts';
import '../tables.server.ts';
import '../../tables.server.ts';

/** What a sitting has written to one family, with what the program adds of its child. */
export interface LetterOfSitting {
  /** The status that the letter tells. */
  status: EnrollmentStatus;
  /** When the decision was written. */
  madeAt: string;
  letter: OfficeLetter;
  standing: string | undefined;
}

/** The letters of the sittings about these children, by reference: what their mails say, for whoever gets none. */
export async function listLettersOfSitting(
  read: ReadStore,
  references: readonly string[],
): Promise<Map<string, LetterOfSitting>> {
  const rows = await read
    .selectFrom('round_offers as offer')
    .innerJoin('rounds as round', 'round.year', 'offer.year')
    .innerJoin('enrollment_applications as one', 'one.reference', 'offer.reference')
    .select(['offer.reference', 'outcome', 'number', 'number_of as of', 'made_at as madeAt'])
    .select(['grade_level as grade', 'offer_letters as letters'])
    .where('offer.reference', 'in', [...references, ''])
    .orderBy('offer.year')
    .execute();
  return new Map(
    rows.flatMap(({ reference, outcome, madeAt, letters, ...standing }) => {
      if (!madeAt || letters === '') return [];
      const written: OfferLetters = JSON.parse(letters);
      const said: LetterOfSitting = {
        status: statusOfOutcome[outcome],
        madeAt,
        letter: written[outcome],
        standing: outcome === 'waits' ? standingInWords(standing) : undefined,
      };
      return [[reference, said] as const];
    }),
  );
}
