import type { RoomServices } from '#desk/define-room.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import type { FileAnswer } from '#lib/http/answer.ts';
import { answerToSave } from '#lib/http/file-answer.server.ts';
import { openRoundPage } from '../check/open-round-page.server.ts';
import { findRound } from '../rounds.server.ts';
import { groupsOf } from '../seal-in-words.ts';
import { printGateNotice } from './gate-notice.server.ts';
import { printProtocol } from './protocol.server.ts';
import { printThrowsSheet } from './throws-sheet.server.ts';

/**
 * A paper of the round of a year: `protocol`, from the draw on; `throws` and `notice`, once somebody has said yes to the
 * round. Nothing before that. They hold nothing of a child but ticket, grade, group and number: nobody is noted who prints them.
 */
export async function printPaper(
  { store, clock, content, publicUrl }: RoomServices,
  _staff: StaffIn<'enrollment'>,
  year: string,
  paper: string,
): Promise<FileAnswer<'application/pdf'> | undefined> {
  const round = await findRound(store.read, year);
  if (!round?.agreedAt) return undefined;
  const now = clock.now();
  const letterhead = {
    school: content.school,
    day: dayMonthYear(dayInLusaka(now)),
    address: `${publicUrl}/rounds/${year}`,
  };
  const save = async (printed: Promise<Buffer>) => answerToSave(await printed, 'application/pdf');
  if (paper === 'notice') return save(printGateNotice({ round, ...letterhead }));
  if (paper === 'throws') {
    const seals = { seal: groupsOf(round.seal), listSeal: groupsOf(round.listSeal) };
    return save(printThrowsSheet({ year, ...seals, ...letterhead }));
  }
  if (paper !== 'protocol') return undefined;
  const page = await openRoundPage(store.read, { year }, now);
  const { list, draw } = page ?? {};
  if (!page || !list || !draw || !round.frozenAt) return undefined;
  const { frozenAt } = round;
  return save(printProtocol({ round: { ...page, list, draw }, frozenAt, ...letterhead }));
}
