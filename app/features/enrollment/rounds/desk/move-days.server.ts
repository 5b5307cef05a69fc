import { refuse } from '#desk/record/desk-answer.server.ts';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { answerDay } from '../../guardians/offer/answer-day.ts';
import { moveRelease } from '../move-release.server.ts';
import { canMoveDays, stateOf, takesForms } from '../round.ts';
import { faultsOfDays } from '../round-days.ts';
import { writeRound } from '../rounds.server.ts';
import { NO_ROUND, type RoundChanged, type RoundWork } from './change-round.server.ts';
import { fieldOfDay, laterDaysOf } from './prepare-round.server.ts';
import type { RoundChange } from './round-schema.ts';

type Moved = Extract<RoundChange, { change: 'move' }>;

/** Moves what is still ahead of a round that is known; what is over stays as it was. */
export async function moveDays(
  { transaction, round, content, now }: RoundWork,
  asked: Moved,
): Promise<RoundChanged> {
  if (!round) return NO_ROUND;
  const state = stateOf(round, now);
  if (!canMoveDays(state))
    return refuse('The days of this round are not moved: nobody knows them yet, or it is over.');
  const later = laterDaysOf(asked);
  for (const field of ['closesAt', 'drawAt'] as const) {
    const isOver = field === 'drawAt' ? round.frozenAt !== null : !takesForms(state);
    if (isOver && later[field] !== round[field])
      return refuse('This moment is over and stays as it was', fieldOfDay[field]);
  }
  const days = { opensOn: round.opensOn, ...later };
  const [fault] = faultsOfDays(days, { now, before: round, calendar: content.calendar });
  if (fault) return refuse(fault.message, fieldOfDay[fault.field]);
  const isMoved = (['closesAt', 'drawAt', 'releaseAt'] as const).some(
    (field) => later[field] !== round[field],
  );
  if (!isMoved) return refuse('These are the days of the round already.', 'closesOn');
  if (later.releaseAt !== round.releaseAt) {
    const days = round.answerDays ?? undefined;
    const answerBy = answerDay(content, new Date(later.releaseAt), days);
    await moveRelease(transaction, round, { releaseAt: later.releaseAt, answerBy });
  }
  await writeRound(transaction, round, {
    closes_at: later.closesAt,
    draw_at: later.drawAt,
    release_at: later.releaseAt,
    moved_because: asked.because,
  });
  const closes = plainSpaces(instantInWords(new Date(later.closesAt)));
  const draw = plainSpaces(instantInWords(new Date(later.drawAt)));
  const release = plainSpaces(instantInWords(new Date(later.releaseAt)));
  return { did: `days moved: it closes on ${closes}, draw ${draw}, letters ${release}` };
}
