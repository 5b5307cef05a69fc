import { shortGrade } from '#features/enrollment/grade-levels.ts';
import type { ImportPreview } from '#features/students/import/change-import.server.ts';
import { addDays, dayInLusaka } from '#lib/dates/plain-date.ts';
import type { Person } from './demo-school.ts';
import { newDice } from './dice.ts';
import { newFamily } from './families.ts';

const FAMILIES = 150;
/** So that no family of the children is one of those that apply. */
const FIRST_NUMBER = 5_000;
const DAYS_TO_ANSWER = 21;

/** Brings the children who are at the school already, as a school that begins would: from a spreadsheet of the office. */
export async function bringChildren(office: Person, today: Date): Promise<void> {
  const year = String(today.getUTCFullYear());
  // Dice of their own: whoever applies stays the same.
  const dice = newDice(2);
  const rows = Array.from({ length: FAMILIES }, (_, number) =>
    newFamily(dice, FIRST_NUMBER + number, year),
  ).flatMap(({ applications, email }) =>
    applications.map((child) =>
      [
        child.studentLastName,
        child.studentFirstName,
        child.studentDOB,
        child.studentGender,
        `${shortGrade(child.gradeLevel)} ${dice.pick(['A', 'B'])}`,
        `${child.parent1FirstName} ${child.parent1LastName}`,
        child.parent1Phone,
        dice.chance(70) ? email : '',
      ].join(','),
    ),
  );
  const head = 'Surname,First name,Date of birth,Girl or boy,Class,Guardian,Phone,Email';
  const spreadsheet = new File([[head, ...rows].join('\n')], 'children.csv');
  const path = '/api/staff/children/import';
  const { preview } = await office.post<{ preview: Pick<ImportPreview, 'seen' | 'needing'> }>(
    path,
    formOf({ change: 'read', year }, spreadsheet),
  );
  const twins = preview.needing.filter((row) => row.twins === '');
  const mended = JSON.stringify(twins.map(({ at }) => ({ at, twins: 'two' })));
  const taking = { change: 'take', year, seen: preview.seen, mended };
  await office.post(path, formOf(taking, spreadsheet));
}

/** Asks the families of these children whether they come back. */
export async function askWhoComesBack(office: Person, today: Date): Promise<void> {
  const path = '/api/staff/children/coming-back';
  const { schoolYear: year } = await office.get<{ schoolYear: string }>(path);
  const lastDay = addDays(dayInLusaka(today), DAYS_TO_ANSWER);
  await office.post(path, { change: 'open', year, version: 0, lastDay });
}

function formOf(fields: Record<string, string>, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return form;
}
