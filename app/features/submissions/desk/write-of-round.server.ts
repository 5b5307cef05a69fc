import type { RoomServices } from '#desk/define-room.server.ts';
import { MOST_WRITTEN_TO } from '#desk/letters/list-letters.ts';
import { sendLetter } from '#desk/letters/send-letter.server.ts';
import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { listDrawnForms } from '#features/enrollment/rounds/children-of-draw.server.ts';
import {
  changeRound,
  type RoundServices,
} from '#features/enrollment/rounds/desk/change-round.server.ts';
import type { RoundChange } from '#features/enrollment/rounds/desk/round-schema.ts';
import { listUntold } from '#features/enrollment/rounds/release-days.server.ts';
import { findRound, type Round } from '#features/enrollment/rounds/rounds.server.ts';
import {
  isDrawn,
  listVoidDraws,
  movedBy,
  type VoidDraw,
} from '#features/enrollment/rounds/void-draws.server.ts';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { writtenMoment } from '#lib/dates/when-in-words.ts';
import { doPartOnce } from '#lib/store/press-once.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { listLetters } from './list-letters.server.ts';

interface LetterOfRound {
  subject: string;
  text: string;
  references: string[];
}

/**
 * Changes a round, and writes to the families whom the change concerns: all of them when its days move, and those whose
 * number another draw has changed. Both are parts of one press: where the server stops between them, the press that is
 * repeated sends the letter.
 */
export async function changeAndWrite(
  school: RoomServices & RoundServices,
  staff: StaffIn<'enrollment'>,
  asked: RoundChange,
): Promise<DeskOutcome> {
  const { store } = school;
  const changed = await doPartOnce(store, 'days', () => changeRound(school, staff, asked));
  const round = changed.outcome === 'done' && (await findRound(store.read, asked.year));
  if (!round) return changed;
  const letter = await letterAfter(store.read, round, asked.change);
  if (!letter) return changed;
  const { references } = letter;
  for (let at = 0; at < references.length; at += MOST_WRITTEN_TO) {
    const part = { ...letter, references: references.slice(at, at + MOST_WRITTEN_TO) };
    const search = new URLSearchParams({ year: round.year });
    // Where nobody can be reached what changed stands on the website, and in the portal, all the same.
    await doPartOnce(store, `letter ${at}`, () =>
      sendLetter(school, staff, listLetters.enrollment, part, search),
    );
  }
  return changed;
}

async function letterAfter(
  read: ReadStore,
  round: Round,
  change: RoundChange['change'],
): Promise<LetterOfRound | undefined> {
  if (change === 'move') return letterOfMovedDays(read, round);
  const before = (await listVoidDraws(read, round.year)).at(-1);
  if (change === 'draw' && before && isDrawn(round)) return letterOfNewDraw(read, round, before);
  return undefined;
}

async function letterOfMovedDays(read: ReadStore, round: Round): Promise<LetterOfRound> {
  const { year, closesAt, drawAt, releaseAt, movedBecause } = round;
  const moment = (instant: string) => plainSpaces(writtenMoment(new Date(instant)));
  return {
    references: await listUntold(read, round),
    subject: `The days of the draw for ${year} have moved`,
    text: [
      `The days of the draw for {class} in ${year} have moved. The reason: ${movedBecause}`,
      `You can apply until ${moment(closesAt)}. The draw is on ${moment(drawAt)}. All families get their letter on ${moment(releaseAt)}.`,
      'You do not need to do anything. The day and the hour at which you apply do not matter.',
    ].join('\n\n'),
  };
}

async function letterOfNewDraw(
  read: ReadStore,
  round: Round & Parameters<typeof movedBy>[1],
  before: VoidDraw,
): Promise<LetterOfRound> {
  const moved = movedBy(before, round);
  const forms = (await listDrawnForms(read, round)).filter(({ ticket, grade_level: grade }) =>
    moved.has(`${ticket} ${grade}`),
  );
  const day = plainSpaces(writtenDate(dayInLusaka(new Date(before.drawnAt))));
  return {
    references: forms.map(({ reference }) => reference),
    subject: `The draw for ${round.year} was done again`,
    text: [
      `The draw of ${day} for {class} in ${round.year} does not count. The reason: ${before.because}`,
      'It was done again before a witness, and your child has another number now. You read it where you look after your application, and with your ticket on the page of the draw on our website. Both orders stand there.',
      'You do not need to do anything.',
    ].join('\n\n'),
  };
}
