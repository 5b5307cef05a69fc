import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { rowsOfFile } from '#tests/support/databases/school-database.ts';
import { runScript } from '#tests/support/run-script.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';

let school: RunningSchool;
let root: string;
let stick: string;
const sent: Record<'early' | 'erased' | 'late' | 'job', string> = {
  early: '',
  erased: '',
  late: '',
  job: '',
};
/** Between what was sent early and what was sent late. */
let between: string;

const reference = async (answer: Promise<Response>) =>
  String((await (await answer).json()).reference);
const apply = () => reference(sendApplication(school.address));
/** As the command takes it, to the second. */
const inLusaka = (at: Date) =>
  new Date(at.getTime() + 2 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'to-a-minute-'));
  stick = join(root, 'stick');
  mkdirSync(stick);
  school = await runSchool({ LOG_LEVEL: 'warn', COPY_TO: stick });
  sent.early = await apply();
  sent.erased = await apply();
  const resume = samplePdf({ trailer: '/X (to a minute)' });
  sent.job = await reference(sendJobApplication(school.address, resume, 'Bwalya Minute'));
  await vi.waitFor(async () => expect(await behind()).toBe(0), 20_000);
  await pause(2500);
  between = inLusaka(new Date());
  const database = new DatabaseSync(join(school.dataDir, 'school.db'));
  database.exec(`vacuum into '${join(root, 'by-hand.db')}'`);
  database.close();
  await pause(1500);
  sent.late = await apply();
  const erased = await runScript('data-erase', [sent.erased], { DATA_DIR: school.dataDir });
  expect(erased).toMatchObject({ code: 0 });
  await pause(1500);
  await school.stop('SIGKILL');
});
afterAll(async () => {
  await school.remove();
  rmSync(root, { recursive: true, force: true });
});

async function behind(): Promise<number> {
  const text = await (await fetch(`${school.address}/metrics`)).text();
  return Number(/^school_second_place_behind_seconds (.*)$/m.exec(text)?.[1]);
}

const references = (dataDir: string) =>
  rowsOfFile(
    join(dataDir, 'school.db'),
    'select reference from enrollment_applications union select reference from job_applications',
  )
    .map((row) => row.reference)
    .sort();
const bringBack = (to: string, ...more: string[]) =>
  runScript('restore', [stick, ...more], { DATA_DIR: join(root, to) });

test('the disk is gone: the newest moment comes back, with its files', async () => {
  const { code, printed } = await bringBack('newest');
  expect(printed).toContain('Nothing is known that was sent after that.');
  expect(printed).toMatch(/Brought back \d+ rows and 1 files/);
  expect(code).toBe(0);
  expect(references(join(root, 'newest'))).toEqual([sent.early, sent.late, sent.job].sort());
  const restored = await runSchool({ LOG_LEVEL: 'warn' }, join(root, 'newest'));
  expect((await sendApplication(restored.address)).status).toBe(201);
  await restored.stop();
});

test('an earlier minute comes back; what is newer is told, and what was erased stays erased', async () => {
  const unsaid = await bringBack('minute', '--until', between);
  expect(unsaid.printed).toContain(`Sent after that, and not among it: ${sent.late}.`);
  expect(unsaid.printed).toContain('Say what is erased again');
  expect(unsaid.code).toBe(1);
  const { code, printed } = await bringBack('minute', '--until', between, '--erase-again=all');
  expect(printed).toContain('Erased 1 again');
  expect(code).toBe(0);
  expect(references(join(root, 'minute'))).toEqual([sent.early, sent.job].sort());
});

test('over data that are there, what they alone have is told as well', async () => {
  const { code, printed } = await runScript(
    'restore',
    [stick, '--until', between, '--replace', '--erase-again=none'],
    { DATA_DIR: join(root, 'newest') },
  );
  expect(printed).toMatch(/Sent after that, and not among it: EN-[\w-]+, EN-[\w-]+\./);
  expect(printed).toContain('Left 1 as they came back');
  expect(code).toBe(0);
  expect(references(join(root, 'newest'))).toEqual([sent.early, sent.erased, sent.job].sort());
});

test('a file that somebody has put back by hand is undone: nothing is lost, and nothing revived', async () => {
  const before = inLusaka(new Date());
  await pause(1500);
  const file = join(school.dataDir, 'school.db');
  for (const log of ['-wal', '-shm']) rmSync(`${file}${log}`, { force: true });
  copyFileSync(join(root, 'by-hand.db'), file);
  school = await runSchool({ LOG_LEVEL: 'warn', COPY_TO: stick }, school.dataDir);
  const since = await apply();
  await vi.waitFor(async () => expect(await behind()).toBe(0), 20_000);
  await school.stop();
  expect(references(school.dataDir)).toEqual([sent.early, sent.erased, sent.job, since].sort());
  const { code, printed } = await bringBack('undone', '--until', before);
  expect(printed).toContain(`Sent after that, and not among it: ${since}.`);
  expect(code).toBe(0);
  expect(references(join(root, 'undone'))).toEqual([sent.early, sent.late, sent.job].sort());
});

test('a moment before the first copy, or ahead, is refused in one sentence', async () => {
  const before = await bringBack('never', '--until', '2026-01-01 08:00');
  expect(before).toMatchObject({ code: 1 });
  expect(before.printed.trim()).toBe('This place has no copy from that time or before it.');
  const ahead = await bringBack('never', '--until', '2999-01-01 08:00');
  expect(ahead.printed).toContain('lies ahead');
});
