import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays, dayInLusaka } from '#lib/dates/plain-date.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { rowsOfFile } from '#tests/support/databases/school-database.ts';
import { textOfPaper } from '#tests/support/readers/paper-text.ts';
import { runScript } from '#tests/support/run-script.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';

const PLANTED = ['Kapijimpanga', 'Mulungushiwe', 'Resume-of-Chisamba'];

let school: RunningSchool;
let root: string;
let stick: string;
let publicKey = '';
let keyFile: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'sealed-'));
  stick = join(root, 'stick');
  mkdirSync(stick);
  school = await runSchool({ LOG_LEVEL: 'warn', COPY_TO: stick });
  await sendApplication(school.address, { studentFirstName: 'Kapijimpanga' });
  const resume = samplePdf({ trailer: '/X (Resume-of-Chisamba)' });
  expect((await sendJobApplication(school.address, resume, 'Bupe Sealed')).status).toBe(201);
  await school.stop();
});
afterAll(async () => {
  await school.remove();
  rmSync(root, { recursive: true, force: true });
});

/** Which planted words whoever finds the stick, or another folder, can read. */
function readable(folder = stick): string[] {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    for (const word of PLANTED) if (bytes.includes(word)) found.add(word);
  }
  return [...found].sort();
}
const chains = () => readdirSync(stick).filter((name) => name.startsWith('chain-'));
const run = (script: string, parameters: string[], dataDir = school.dataDir) =>
  runScript(script, parameters, { DATA_DIR: dataDir, COPY_KEY: publicKey });

test('the key is on one sheet, as words and a code, and nowhere else', async () => {
  const made = await run('copies-key', [root]);
  expect(made.code).toBe(0);
  publicKey = /^COPY_KEY=(age1\w+)$/m.exec(made.printed)?.[1] ?? '';
  const sheet = join(root, 'copies-key.pdf');
  expect(statSync(sheet).mode & 0o077).toBe(0);
  const text = textOfPaper(readFileSync(sheet));
  expect(text).toContain(publicKey);
  const words = [...text.matchAll(/^\d+\. ([a-z]+)$/gm)].map(([, word]) => word);
  expect(words).toHaveLength(24);
  expect(made.printed).not.toContain(words.slice(0, 3).join(' '));
  keyFile = join(root, 'key.txt');
  writeFileSync(keyFile, words.join('\n'));
  expect((await run('copies-key', [root])).printed).toContain('is there already');
});

test('with the key in the settings no word of a copy can be read, nor of a file sent before', async () => {
  expect(readable()).toEqual(['Kapijimpanga', 'Resume-of-Chisamba']);
  const open = chains();
  const settings = { LOG_LEVEL: 'warn', COPY_TO: stick, COPY_KEY: publicKey };
  school = await runSchool(settings, school.dataDir);
  await sendApplication(school.address, { studentFirstName: 'Mulungushiwe' });
  await vi.waitFor(() => expect(chains().length).toBeGreaterThan(open.length), 20_000);
  await school.stop();
  // What was open before leaves in seven days; whoever cannot wait removes it.
  for (const name of open) rmSync(join(stick, name), { recursive: true });
  expect(readable()).toEqual([]);
  expect(readdirSync(join(stick, 'files'))).toHaveLength(1);
});

test('this machine opens its copies, as the nightly look does; another one needs the sheet', async () => {
  const drill = await run('rehearse-restore', [stick]);
  expect(drill.printed).toMatch(/The drill went well: \d+ rows and 1 files/);
  const without = await run('restore', [stick], join(root, 'other'));
  expect(without.code).toBe(1);
  expect(without.printed).toContain('open only with the key on the sheet');
  const restored = await run('restore', [stick, `--key=${keyFile}`], join(root, 'other'));
  expect(restored.printed).toMatch(/Brought back \d+ rows and 1 files/);
  const names = rowsOfFile(
    join(root, 'other', 'school.db'),
    'select student_first_name as name from enrollment_applications order by name',
  );
  expect(names.map(({ name }) => name)).toEqual(['Kapijimpanga', 'Mulungushiwe']);
});

test('the sheet is proved once: its words alone open the newest copy', async () => {
  const proved = await run('copies-key', [`--prove=${stick}`, `--key=${keyFile}`]);
  expect(proved.printed).toMatch(/^The newest copy, of .*, opens with this key\./);
  const words = readFileSync(keyFile, 'utf8').split('\n');
  writeFileSync(join(root, 'wrong.txt'), [...words.slice(1), words[0]].join(' '));
  const wrong = await run('copies-key', [`--prove=${stick}`, `--key=${join(root, 'wrong.txt')}`]);
  expect(wrong.code).toBe(1);
  expect(wrong.printed).toMatch(/not the 24 words of a key|open only with the key/);
});

test('a copy of `npm run backup` is encrypted as well, and comes back with the sheet', async () => {
  const copies = join(root, 'nightly');
  const [earlier, later] = [addDays(dayInLusaka(new Date()), -20), dayInLusaka(new Date())];
  const copy = join(copies, earlier);
  const made = await run('backup', [copy]);
  expect(made.printed).toMatch(/^Copied \d+ rows and 1 files to /);
  expect(readable(copies)).toEqual([]);
  expect((await run('rehearse-restore', [copy])).printed).toContain('The drill went well');
  const elsewhere = join(root, 'third');
  expect((await run('restore', [copy], elsewhere)).printed).toContain('open only with the key');
  const restored = await run('restore', [copy, `--key=${keyFile}`], elsewhere);
  expect(restored.printed).toMatch(/Brought back \d+ rows and 1 files/);
  expect(readable(join(elsewhere, 'files'))).toEqual(['Resume-of-Chisamba']);
  expect(readdirSync(elsewhere).sort()).toEqual(['files', 'school.db', 'secret']);

  const [name = ''] = readdirSync(join(copy, 'files'));
  const bytes = readFileSync(join(copy, 'files', name));
  bytes.writeUInt8(bytes.readUInt8(500) ^ 1, 500);
  writeFileSync(join(copy, 'files', name), bytes);
  const fourth = join(root, 'fourth');
  const damaged = await run('restore', [copy, `--key=${keyFile}`], fourth);
  expect(damaged.printed).toContain('This copy is damaged');
  expect(existsSync(join(fourth, 'school.db'))).toBe(false);

  const second = join(copies, later);
  await run('backup', [second, '--keep-days=30']);
  expect(readdirSync(copies)).toEqual([earlier, later]);
});
