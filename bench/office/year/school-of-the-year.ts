import { join } from 'node:path';
import { bringChildren } from '#tests/support/clients/children-of-school.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { runOn } from '../../tools/server-process.ts';

/** Two classes in each of nine grades. */
export const grades = [
  ...['ece1', 'ece2', 'grade1', 'grade2', 'grade3', 'grade4', 'grade5', 'grade6', 'grade7'],
];
export const letters = ['A', 'B'] as const;
const CHILDREN = 600;
/** Of the other children the families have answered by themselves. */
export const SLIPS = 100;
export const CALLS = 42;
export const SILENT = 8;

/** A surname that one child alone has. */
export const nameOf = (number: number) => `Child${String(number).padStart(4, '0')}`;

export interface MadeUpChild {
  number: number;
  id: string;
  reference: string;
  grade: string;
  letter: string;
}

const children: MadeUpChild[] = Array.from({ length: CHILDREN }, (_, number) => ({
  number,
  id: `year-${number}`,
  reference: `CH-${String(1000 + Math.floor(number / 100))}-${String(1000 + (number % 100))}`,
  grade: grades[number % grades.length] ?? '',
  letter: letters[Math.floor(number / grades.length) % letters.length] ?? '',
}));

/** The last grade ends: nobody is asked about it. */
const asked = children.filter(({ grade }) => grade !== 'grade7');
export const slips = asked.slice(0, SLIPS).toSorted(byClass);
export const calls = asked.slice(SLIPS, SLIPS + CALLS).toSorted(byClass);
export const silent = asked.slice(SLIPS + CALLS, SLIPS + CALLS + SILENT);

/** A school of 600 children in December, whose families were asked; most have answered by themselves. */
export async function fillTheSchool(school: RunningSchool): Promise<StaffClient> {
  const run = (text: string) => runOn(join(school.dataDir, 'school.db'), text);
  const staff = await openStaffAccount(school, run, 'administrator');
  await bringChildren(
    { rows: run },
    children.map(({ reference, grade, letter, number }) => ({
      ...{ reference, grade, letter, year: '2026' },
      ...{ firstName: 'Mapalo', lastName: nameOf(number) },
    })),
  );
  return staff;
}

/** Once the question is open, the families answer who do so by themselves. */
export function familiesAnswer(school: RunningSchool): void {
  const byThemselves = asked.slice(SLIPS + CALLS + SILENT);
  const references = byThemselves.map(({ reference }) => `'${reference}'`).join(', ');
  runOn(
    join(school.dataDir, 'school.db'),
    `insert into return_answers (id, student_id, school_year, answer, reason, given_by, given_how,
      typed_by, answered_at)
     select 'answer-' || id, id, '2027', 'yes', '', 'guardian1', 'mail', '', '2026-12-01T08:00:00.000Z'
     from students where reference in (${references})`,
  );
}

function byClass(one: MadeUpChild, other: MadeUpChild): number {
  return (
    grades.indexOf(one.grade) - grades.indexOf(other.grade) ||
    one.letter.localeCompare(other.letter)
  );
}
