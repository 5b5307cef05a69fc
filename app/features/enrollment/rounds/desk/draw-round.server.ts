import { refuse } from '#desk/record/desk-answer.server.ts';
import { findLeap } from '#lib/jobs/clock-readings.server.ts';
import { writeRound } from '../rounds.server.ts';
import { NO_ROUND, type RoundChanged, type RoundWork } from './change-round.server.ts';
import type { RoundChange } from './round-schema.ts';

type Thrown = Extract<RoundChange, { change: 'draw' }>;

/** Draws once, with the ten throws of the witness: from then on the words are open, and the order follows. */
export async function drawRound(
  { transaction, staff, round, now }: RoundWork,
  { dice, witness, witnessRole, version }: Thrown,
): Promise<RoundChanged> {
  if (!round) return NO_ROUND;
  if (round.opened)
    return refuse(
      round.opened.dice === dice
        ? 'It is drawn already, with these ten throws.'
        : `It is drawn already, with the throws ${round.opened.dice.split('').join(' ')}. If the paper sheet says other throws, press “The draw was wrong” on this page.`,
    );
  if (!round.frozenAt)
    return refuse('The list of the draw is not closed yet. The draw begins after that.');
  if (await findLeap(transaction, now))
    return refuse(
      'The clock of the website may be wrong, and the protocol would name a wrong day. An administrator says first on Today that the date is right.',
    );
  if (version !== round.version)
    return refuse('Somebody changed this round meanwhile. Read the page again before you draw.');
  await writeRound(transaction, round, {
    dice,
    witness,
    witness_role: witnessRole,
    drawn_at: now.toISOString(),
    drawn_by: staff.email,
  });
  return { did: `drawn, with ${round.list.length} children in the list` };
}
