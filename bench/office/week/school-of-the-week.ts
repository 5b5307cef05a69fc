import { join } from 'node:path';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { sendPayment } from '#tests/support/samples/sample-payment.ts';
import { runOn } from '../../tools/server-process.ts';

export const CALLS = 12;
export const APPLICATIONS = 20;
export const DECISIONS = 40;
export const PAYMENTS = 30;
export const WAITING = 13;
export const PAPERS = 3;
/** What one press moves at most. */
const A_PAGE = 25;
/** Of those who are decided about, so many are offered a place. */
export const OFFERS = 15;

/** Each piece of work has a grade of its own, so that no list of one shows what belongs to another. */
export const gradeOf = { calls: 'grade5', read: 'grade2', decide: 'grade3', waiting: 'grade4' };

/** What the forms on paper say, in the order of the screen; the second guardian and what may stay empty are empty. */
export const paperOf = (number: number): Record<string, string> => ({
  ...{ studentFirstName: 'Bupe', studentLastName: `Paper${letters(number)}` },
  ...{ studentDOB: `${number + 3} 5 2019`, studentGender: 'Female', gradeLevel: 'Grade 1' },
  ...{ parent1FirstName: 'Ruth', parent1LastName: `Paper${letters(number)}` },
  ...{ parent1Relationship: 'Aunt', parent1Phone: `+260 97 111 22${number}4` },
  ...{ emergencyContactName: 'Bwalya Mwansa', emergencyContactRelationship: 'Uncle' },
  ...{ emergencyContactPhone: `+260 96 333 44${number}7`, consentOnPaper: ' ' },
});

/** No two sound alike. */
const callers = [
  ...['Hachombwa', 'Kapumpa', 'Lungowe', 'Masiye', 'Nalishebo', 'Syakalima'],
  ...['Tundwe', 'Zimbabila', 'Odimba', 'Wachata', 'Yambeni', 'Ifunda'],
];
export const callerOf = (number: number) => callers[number] ?? '';
export const transactionOf = (number: number) => `8812${String(number).padStart(8, '0')}`;

/** The week that the issue names lies before the office: what came in, and what waits to be decided. */
export async function fillTheWeek(school: RunningSchool): Promise<StaffClient> {
  const run = (text: string) => runOn(join(school.dataDir, 'school.db'), text);
  const staff = await openStaffAccount(school, run, 'administrator');
  for (let number = 0; number < CALLS; number++) {
    await apply(school, { gradeLevel: gradeOf.calls, studentLastName: callerOf(number) });
  }
  for (let number = 0; number < APPLICATIONS; number++) {
    await apply(school, { gradeLevel: gradeOf.read, studentLastName: `Read${letters(number)}` });
  }
  const undecided: string[] = [];
  for (let number = 0; number < DECISIONS; number++) {
    const studentLastName = `Decide${letters(number)}`;
    undecided.push(await apply(school, { gradeLevel: gradeOf.decide, studentLastName }));
  }
  await move(staff, undecided.slice(0, A_PAGE), ['underReview']);
  await move(staff, undecided.slice(A_PAGE), ['underReview']);
  const waiting: string[] = [];
  for (let number = 0; number < WAITING; number++) {
    const studentLastName = `Wait${letters(number)}`;
    waiting.push(await apply(school, { gradeLevel: gradeOf.waiting, studentLastName }));
  }
  await move(staff, waiting, ['underReview', 'waitlisted']);
  for (let number = 0; number < PAYMENTS; number++) await pay(school, number);
  return staff;
}

const letters = (number: number) =>
  String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26));

let families = 0;

/** Children whose birthdays and phones are not alike, so that nobody is asked who belongs together. */
async function apply(school: RunningSchool, answers: Record<string, string>): Promise<string> {
  families += 1;
  const day = String((families % 28) + 1).padStart(2, '0');
  const month = String((families % 12) + 1).padStart(2, '0');
  const sent = await sendApplication(school.address, {
    studentDOB: `2018-${month}-${day}`,
    studentFirstName: 'Mutale',
    parent1LastName: answers.studentLastName,
    parent1Phone: `0966 ${String(100_000 + families * 137)}`,
    parent1Email: `${answers.studentLastName}@mail.example`.toLowerCase(),
    ...answers,
  });
  if (sent.status !== 201) throw new Error(`Not taken: ${sent.status}`);
  return (await sent.json()).reference;
}

async function move(staff: StaffClient, references: string[], way: string[]): Promise<void> {
  for (const [index, to] of way.entries()) {
    const applications = references.map((reference) => ({ reference, version: index + 1 }));
    const answer = await staff.post('/api/staff/enrollment-moves', { to, applications });
    if (!answer.ok) throw new Error(`Not moved: ${answer.status}`);
  }
}

/** A payment whose family has entered the id of its transaction. */
async function pay(school: RunningSchool, number: number): Promise<void> {
  const phone = `+260 97 300${String(number).padStart(4, '0')}`;
  const sent = await sendPayment(school.address, { childName: `Pays ${letters(number)}`, phone });
  const { reference } = await sent.json();
  const answer = await fetch(`${school.address}/api/meal-payment-transactions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      reference,
      proof: phone.slice(-4),
      transactionId: transactionOf(number),
      paidOn: dayInLusaka(new Date()),
    }),
  });
  if (!answer.ok) throw new Error(`Not paid: ${answer.status}`);
}
