import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { answerNames } from '#features/enrollment/form/answers.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { sampleDocx } from '#tests/support/samples/sample-resumes.ts';
import { type RunningSchool, runSchool } from '../tests/support/running-school.ts';
import { INSPECTED } from './tools/inspector.ts';
import { longestDelay } from './tools/longest-delay.ts';
import { fillWithApplications } from './tools/many-applications.ts';
import { median, milliseconds, note, printTable, verdict, whole } from './tools/table.ts';

const ROUNDS = 5;
const MOST_MS = 100;
const APPLICATIONS = 20_000;
const PARTS = 100_000;
const KEYS = 120_000;
const MEGABYTE = 1024 * 1024;

/**
 * How long nobody else is answered while one request is: the longest delay of the server's own event loop. The median
 * of several, because a machine that does something else delays it too; what an idle server shows stands beside it.
 */
export async function measureStalls(): Promise<void> {
  const school = await runSchool({ LOG_LEVEL: 'warn', ...INSPECTED });
  try {
    const file = join(school.dataDir, 'school.db');
    const office = await openStaffAccount(school, (text) => runOn(file, text), 'admissions');
    await (await sendApplication(school.address)).arrayBuffer();
    fillWithApplications(file, APPLICATIONS);
    const rows: string[][] = [];
    let isMet = true;
    for (const [name, send] of Object.entries(attacks(school, office))) {
      const delays: number[] = [];
      let said = '';
      for (let round = 0; round < ROUNDS; round++) {
        delays.push(await longestDelay(school, async () => (said = await send())));
      }
      isMet &&= median(delays) < MOST_MS;
      rows.push([name, milliseconds(median(delays)), milliseconds(Math.max(...delays)), said]);
    }
    printTable(
      `Stalls of the one thread (longest delay of the event loop in each of ${ROUNDS} rounds)`,
      ['', 'median', 'longest', 'answer'],
      rows,
    );
    note(`Target under ${MOST_MS} ms for each: ${verdict(isMet)}.`);
  } finally {
    await school.remove();
  }
}

function attacks(
  school: RunningSchool,
  office: StaffClient,
): Record<string, () => Promise<string>> {
  const { address } = school;
  const repeated = sampleDocx([
    { name: 'word/_rels/0.rels', content: '<Relationship Target="&#65;"'.repeat(37_000) },
    ...Array.from({ length: 45 }, (_, index) => ({
      name: `word/_rels/${index + 1}.rels`,
      bytesOf: 'word/_rels/0.rels',
    })),
  ]);
  const lists = sampleDocx([
    { name: 'word/_rels/0.rels', content: '<Relationship Target="&#65;"'.repeat(37_000) },
  ]);
  const large = sampleDocx([{ name: 'word/media/a', content: Buffer.alloc(49 * MEGABYTE) }]);
  const keys = Object.fromEntries(Array.from({ length: KEYS }, (_, index) => [`k${index}`, 1]));
  const sendDocx = (bytes: Buffer) =>
    statusOf(sendJobApplication(address, bytes, '', {}, 'cv.docx'));
  const post = (path: string, type: string, body: string) =>
    statusOf(fetch(address + path, { method: 'POST', headers: { 'Content-Type': type }, body }));
  return {
    'nothing, for comparison': () => statusOf(fetch(`${address}/healthz`)),
    [`.docx of ${whole(repeated.length)} bytes, one entry 45 times`]: () => sendDocx(repeated),
    '.docx with lists of 1 MB': () => sendDocx(lists),
    '.docx that unpacks to 49 MB': () => sendDocx(large),
    [`multipart of ${whole(PARTS)} parts`]: () =>
      post('/api/job-applications', 'multipart/form-data; boundary=x', manyParts(PARTS)),
    'multipart of 256 KB, nothing but parts': () =>
      post('/contact', 'multipart/form-data; boundary=x', manyParts(PARTS).slice(0, MEGABYTE / 4)),
    [`JSON with ${whole(KEYS)} keys`]: () =>
      post('/api/contact-messages', 'application/json', JSON.stringify(keys)),
    'JSON of 256 KB, nothing but keys': () =>
      post('/api/contact-messages', 'application/json', fittingKeys(MEGABYTE / 4)),
    [`CSV of ${whole(APPLICATIONS)} applications, all columns`]: () =>
      statusOf(office.get(sheetOf('csv'))),
    [`XLSX of ${whole(APPLICATIONS)} applications, all columns`]: () =>
      statusOf(office.get(sheetOf('xlsx'))),
  };
}

/** With every question of the form. */
function sheetOf(form: string): string {
  const columns = new URLSearchParams(answerNames.map((name) => ['columns', name]));
  return `/api/staff/enrollment-applications/sheet/${form}?${columns}`;
}

function manyParts(count: number): string {
  return `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(count)}--x--\r\n`;
}

/** An object with as many keys as fit. */
function fittingKeys(bytes: number): string {
  let text = '{"":1';
  for (let index = 0; text.length < bytes - 20; index++) text += `,"${index.toString(36)}":1`;
  return `${text}}`;
}

async function statusOf(asked: Promise<Response>): Promise<string> {
  const answer = await asked;
  const { byteLength } = await answer.arrayBuffer();
  return `${answer.status}, ${whole(byteLength)} bytes`;
}

function runOn(file: string, statement: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(statement);
  database.close();
}
