import { refuse } from '#desk/record/desk-answer.server.ts';
import { sealOf } from '../draw.server.ts';
import { closeList } from '../freeze-list.server.ts';
import { countHeldDecisions } from '../held-decisions.server.ts';
import { canDrawAgain, stateOf } from '../round.ts';
import { writeRound } from '../rounds.server.ts';
import { isDrawn, keepVoidDraw, listVoidDraws } from '../void-draws.server.ts';
import { NO_ROUND, type RoundChanged, type RoundWork } from './change-round.server.ts';
import type { RoundChange } from './round-schema.ts';
import { newSecret } from './secret-words.server.ts';

type Again = Extract<RoundChange, { change: 'again' }>;

/**
 * The throws or the list were wrong: the draw does not count, stays public with the reason, and there is another one. Its
 * words are new, because those of the first draw are open: whoever knows them could choose throws. The list is closed anew.
 */
export async function drawAgain(
  { transaction, staff, round, now }: RoundWork,
  { because }: Again,
): Promise<RoundChanged> {
  if (!round) return NO_ROUND;
  if (!isDrawn(round)) return refuse('This round is not drawn yet. Draw it first.');
  if (!canDrawAgain(stateOf(round, now)))
    return refuse(
      'The letters are out, so this draw stays. Correct what is wrong at the record of the child.',
    );
  if (round.offersAt)
    return refuse('Offers are prepared by this draw. Take them back first, then draw again.');
  const held = await countHeldDecisions(transaction, round);
  if (held > 0) {
    const wait = held === 1 ? '1 decision waits' : `${held} decisions wait`;
    return refuse(`${wait} that follow from this draw. Take them back first, then draw again.`);
  }
  const number = (await listVoidDraws(transaction, round.year)).length + 1;
  const voidedAt = now.toISOString();
  await keepVoidDraw(transaction, round, { number, because, voidedAt, by: staff.email });
  const secret = newSecret();
  await writeRound(transaction, round, {
    ...(await closeList(transaction, round, now)),
    secret,
    seal: sealOf(secret),
    dice: '',
    witness: '',
    witness_role: '',
    drawn_at: null,
    drawn_by: null,
  });
  return { did: `draw ${number} does not count any more: ${because}` };
}
