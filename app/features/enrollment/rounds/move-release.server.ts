import { holdUntil } from '#desk/cases/held-statuses.server.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { moveToMoment } from '#lib/mail/waiting-mails.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { answerByInWords } from '../emails/family-letter.ts';
import type { Round } from './rounds.server.ts';
import '../tables.server.ts';

/**
 * The release of a round moves: what waits for it is told at the new moment, and offers and their letters name the day to
 * answer that follows from that one. It is part of the write that moves the release, so that nothing leaves at the old one.
 */
export async function moveRelease(
  transaction: WriteTransaction,
  round: Pick<Round, 'year' | 'releaseAt'>,
  { releaseAt, answerBy }: { releaseAt: string; answerBy: PlainDate },
): Promise<void> {
  const forms = await transaction
    .selectFrom('enrollment_applications')
    .select('reference')
    .where('enrollment_year', '=', round.year)
    .execute();
  const references = forms.map(({ reference }) => reference);
  const held = await holdUntil(transaction, {
    references,
    from: round.releaseAt,
    to: releaseAt,
    change: (facts) => (facts.answerBy ? { ...facts, answerBy } : facts),
  });
  const days = new Set(held.flatMap(({ answerBy: day }) => (typeof day === 'string' ? [day] : [])));
  await moveToMoment(transaction, {
    about: references,
    dueAt: round.releaseAt,
    leavesAt: releaseAt,
    sentences: [...days].map((day) => ({
      before: answerByInWords(day),
      after: answerByInWords(answerBy),
    })),
  });
}
