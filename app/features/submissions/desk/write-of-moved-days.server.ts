import type { RoomServices } from '#desk/define-room.server.ts';
import { MOST_WRITTEN_TO } from '#desk/letters/list-letters.ts';
import { sendLetter } from '#desk/letters/send-letter.server.ts';
import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import {
  changeRound,
  type RoundServices,
} from '#features/enrollment/rounds/desk/change-round.server.ts';
import type { RoundChange } from '#features/enrollment/rounds/desk/round-schema.ts';
import { listInRound } from '#features/enrollment/rounds/freeze-list.server.ts';
import { findRound, type Round } from '#features/enrollment/rounds/rounds.server.ts';
import { writtenMoment } from '#lib/dates/when-in-words.ts';
import { doPartOnce } from '#lib/store/press-once.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { listLetters } from './list-letters.server.ts';

/**
 * Moves the days of a round and writes to every family in it. Both are parts of one press: where the server stops between
 * them, the press that is repeated sends the letter.
 */
export async function moveAndWrite(
  school: RoomServices & RoundServices,
  staff: StaffIn<'enrollment'>,
  asked: Extract<RoundChange, { change: 'move' }>,
): Promise<DeskOutcome> {
  const { store } = school;
  const moved = await doPartOnce(store, 'days', () => changeRound(school, staff, asked));
  const round = moved.outcome === 'done' && (await findRound(store.read, asked.year));
  if (!round) return moved;
  const forms = await listInRound(store.read, round);
  const references = forms.map(({ reference }) => reference);
  for (let at = 0; at < references.length; at += MOST_WRITTEN_TO) {
    const letter = { ...lettersOf(round), references: references.slice(at, at + MOST_WRITTEN_TO) };
    const search = new URLSearchParams({ year: round.year });
    // Where nobody can be reached the new days stand on the website, and in the portal, all the same.
    await doPartOnce(store, `letter ${at}`, () =>
      sendLetter(school, staff, listLetters.enrollment, letter, search),
    );
  }
  return moved;
}

function lettersOf({ year, closesAt, drawAt, releaseAt, movedBecause }: Round) {
  const moment = (instant: string) => plainSpaces(writtenMoment(new Date(instant)));
  return {
    subject: `The days of the draw for ${year} have moved`,
    text: [
      `The days of the draw for {class} in ${year} have moved. The reason: ${movedBecause}`,
      `You can apply until ${moment(closesAt)}. The draw is on ${moment(drawAt)}. All families get their letter on ${moment(releaseAt)}.`,
      'You do not need to do anything. The day and the hour at which you apply do not matter.',
    ].join('\n\n'),
  };
}
