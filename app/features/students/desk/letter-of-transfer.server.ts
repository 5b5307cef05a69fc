import type { RoomServices } from '#desk/define-room.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { FileAnswer } from '#lib/http/answer.ts';
import { answerToSave } from '#lib/http/file-answer.server.ts';
import { listChildren } from '../list-children.server.ts';
import { printTransferLetter } from '../print/transfer-letter.server.ts';
import { firstDayOf, withoutDraft } from '../student-year.ts';
import { listStudentYears } from '../student-years.server.ts';

/** The letter of transfer of a child that leaves, after it is written down who printed it; nothing for one that stays. Of the year that is named, or the last one. */
export async function letterOfTransfer(
  services: RoomServices,
  staff: StaffIn<'students'>,
  reference: string,
  ofYear: string,
): Promise<FileAnswer<'application/pdf'> | undefined> {
  const { store, clock, content } = services;
  const child = (await listChildren(services, [reference])).get(reference);
  const years = (await listStudentYears(store.read, [reference])).get(reference) ?? [];
  const year = years.find(
    ({ schoolYear, leftOn }) => leftOn && (ofYear === '' || schoolYear === ofYear),
  );
  const first = years.at(-1);
  if (!child || !year?.leftOn || !first) return undefined;
  const now = clock.now();
  const today = dayInLusaka(now);
  const letter = await printTransferLetter({
    school: content.school,
    child,
    year: withoutDraft(year, content.calendar, today),
    since: first.joinedOn ?? firstDayOf(content.calendar, first.schoolYear),
    today,
  });
  const act = { act: 'exported', about: reference, detail: 'letter of transfer' } as const;
  await store.write((transaction) => recordAct(transaction, staff, act, now));
  return answerToSave(letter, 'application/pdf');
}
