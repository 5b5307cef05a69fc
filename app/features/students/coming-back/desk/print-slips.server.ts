import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RoomServices } from '#desk/define-room.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { qrSvg } from '#lib/print/qr-code.server.ts';
import { nameInList } from '../../named-child.ts';
import { listPeople } from '../../people/list-people.server.ts';
import { classInWords } from '../../student-year.ts';
import { type AskedChild, listAsked } from '../list-asked.server.ts';
import { findYearAhead } from '../return-questions.server.ts';
import { aboutQuestion } from './change-question.server.ts';
import type { Asked } from './open-coming-back.server.ts';
import type { Slip, SlipsOnPaper } from './slips.ts';

/** More than a whole school has. */
const MOST_SLIPS = 1000;
/** Slips that are drawn before others are answered: each code takes a millisecond or two. */
const AT_ONCE = 10;
const TOO_MANY = refuse(
  `At most ${MOST_SLIPS.toLocaleString('en')} slips are printed at once. Choose a grade or a class in the list.`,
);
const NOT_OPEN = refuse(
  'The question is not open. Open it first: a slip says until when to answer.',
);

/**
 * A slip for each child of the list that a family ticks and sends back. A child takes it home to whoever it lives with:
 * where somebody may know less than everything of the child there is none, and the office calls.
 */
export async function printSlips(
  school: RoomServices,
  staff: StaffIn<'students'>,
  { says, page: _, ...asked }: Asked,
): Promise<DeskOutcome<SlipsOnPaper>> {
  const { store, clock, content, publicUrl } = school;
  const now = clock.now();
  const { schoolYear, question, isOpen } = await findYearAhead(
    store.read,
    content.calendar,
    dayInLusaka(now),
  );
  if (!question || !isOpen) return NOT_OPEN;
  const all = await listAsked(school, schoolYear, asked);
  const shown = all.filter((one) => says === '' || one.says === says);
  if (shown.length > MOST_SLIPS) return TOO_MANY;
  const references = shown.map(({ child }) => child.reference);
  const people = await listPeople(school, references);
  const isGuarded = (reference: string) => people.get(reference)?.isGuarded === true;
  const printed = shown.filter(({ child }) => !isGuarded(child.reference));
  await store.write((transaction) => {
    const detail = `${printed.length} slips printed`;
    const about = aboutQuestion(schoolYear);
    return recordAct(transaction, staff, { act: 'exported', about, detail }, now);
  });
  return {
    outcome: 'done',
    schoolYear,
    lastDay: question.lastDay,
    phone: content.school.phone,
    school: content.school.name,
    slips: await drawSlips(printed, publicUrl),
    withoutSlip: shown
      .filter(({ child }) => isGuarded(child.reference))
      .map(({ child }) => nameInList(child)),
  };
}

async function drawSlips(printed: readonly AskedChild[], publicUrl: string): Promise<Slip[]> {
  const slips: Slip[] = [];
  for (const { child, year } of printed) {
    // Whoever works at the desk comes to the child, where the answer is typed in; nobody else gets anywhere.
    const code = qrSvg(`${publicUrl}/staff/children/${child.reference}?how=slip`);
    slips.push({
      reference: child.reference,
      name: `${child.firstName} ${child.lastName}`,
      inClass: classInWords(year),
      picture: `data:image/svg+xml,${code}`,
    });
    if (slips.length % AT_ONCE === 0) await nextTurn();
  }
  return slips;
}
