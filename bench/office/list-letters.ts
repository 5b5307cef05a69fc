import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { rowsOfFile } from '#tests/support/databases/school-database.ts';
import { runSchool } from '../../tests/support/running-school.ts';
import { fillWithApplications } from '../tools/many-applications.ts';
import { runOn } from '../tools/server-process.ts';
import { milliseconds, note, printTable, verdict, whole } from '../tools/table.ts';

const RECEIVERS = 1000;
const KILLS = 30;
const LIST = '/api/staff/enrollment-applications';

/** A letter to a list of 1,000 whose server is killed again and again while its mails are made. */
export async function measureListLetters(): Promise<void> {
  let school = await runSchool({ LOG_LEVEL: 'silent' });
  const { dataDir } = school;
  const file = join(dataDir, 'school.db');
  const count = (what: string) =>
    Number(rowsOfFile(file, `select count(*) as n from ${what}`)[0]?.n);
  await sendApplication(school.address);
  fillWithApplications(file, RECEIVERS);
  const staff = await openStaffAccount(school, (statement) => runOn(file, statement), 'admissions');
  const timed = async (ask: () => Promise<Response>) => {
    const since = performance.now();
    const answer = await ask();
    const said = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(said));
    return { said, ms: performance.now() - since };
  };
  const shown = await timed(() => staff.get(`${LIST}/write`));
  const letter = { subject: 'When we know more', text: 'Dear {name}, about {child}.' };
  const { references } = shown.said;
  const sent = await timed(() => staff.post(`${LIST}/write`, { ...letter, references }));
  runOn(file, "update list_letters set leaves_at = '2026-01-05T08:00:00.000Z'");

  const queued = "outgoing_mails where kind = 'enrollment-list-letter'";
  let kills = 0;
  for (let before = count(queued); kills < KILLS; before = count(queued)) {
    const enough = Math.min(RECEIVERS - 1, before + 3 + Math.floor(Math.random() * 20));
    while (count(queued) < enough) await pause(2);
    await school.stop('SIGKILL');
    kills++;
    school = await runSchool({ LOG_LEVEL: 'silent' }, dataDir);
  }
  while (count('list_letters where left_at is null') > 0) await pause(20);
  const mails = count(queued);
  const people = count(`(select distinct recipient_search from ${queued})`);
  const left = count("list_letter_receivers where way = 'mail' and mail_id is null");
  await school.remove();
  printTable(
    `A letter to ${whole(RECEIVERS)}, its server killed ${kills} times while the mails are made`,
    ['', 'measured', 'target'],
    [
      ['people in the letter', whole(RECEIVERS), ''],
      ['mails', whole(mails), whole(RECEIVERS)],
      ['people with more than one', whole(mails - people), '0'],
      ['people without one', whole(left), '0'],
      ['whom it reaches, shown', milliseconds(shown.ms), ''],
      ['sent', milliseconds(sent.ms), ''],
    ],
  );
  note(`Each once: ${verdict(mails === RECEIVERS && people === RECEIVERS && left === 0)}.`);
}
