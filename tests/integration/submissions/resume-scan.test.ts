import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { newPicture, sendPicture } from '#tests/support/clients/send-picture.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { rowsOfFile } from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { freePort, type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { documentForm } from '#tests/support/samples/document-forms.ts';
import { smallJpeg } from '#tests/support/samples/sample-pictures.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import {
  type ClamdStub,
  EICAR,
  NOT_TO_BE_JUDGED,
  startClamdStub,
} from '#tests/support/stubs/clamd-stub.ts';

/** Uploaded files and the virus scanner, against the product as `npm start` runs it. */
let daemon: ClamdStub;
let port: number;
let school: RunningSchool;
beforeAll(async () => {
  port = await freePort();
  daemon = await startClamdStub({ at: port });
  school = await runSchool({ CLAMD_HOST: `127.0.0.1:${port}` });
});
afterAll(async () => {
  await school.remove();
  await daemon.stop();
});

const scannerMetric = async () =>
  /^school_scanner_ready (\d)$/m.exec(await (await fetch(`${school.address}/metrics`)).text())?.[1];

const send = (resume: Buffer, coverLetter: string) =>
  sendJobApplication(school.address, resume, coverLetter);

const scans = () =>
  rowsOfFile(
    join(school.dataDir, 'school.db'),
    'select resume_scan from job_applications order by submitted_at',
  ).map((row) => row.resume_scan);

const documents = () =>
  rowsOfFile(
    join(school.dataDir, 'school.db'),
    'select slug, file_scan from documents order by place',
  ).map(({ slug, file_scan }) => `${slug}: ${file_scan}`);

const infected = samplePdf({ trailer: EICAR });

test('a clean resume is taken as clean', async () => {
  expect(await scannerMetric()).toBe('1');
  expect((await send(samplePdf(), 'clean')).status).toBe(201);
  expect(scans()).toEqual(['clean']);
});

test('an infected one is refused with a reason, and nothing of it stays', async () => {
  await expectProblem(await send(infected, 'infected'), 422, 'resume');
  expect(scans()).toEqual(['clean']);
  expect(readdirSync(join(school.dataDir, 'files'))).toHaveLength(1);
});

test('an infected document of the office is refused, and taken off the site when that is found later', async () => {
  const editor = await openStaffAccount(
    school,
    (statement) => rowsOfFile(join(school.dataDir, 'school.db'), statement),
    'editor',
  );
  const add = (bytes: Buffer, title: string) =>
    editor.post('/api/staff/documents', documentForm(bytes, 'a.pdf', { title }));
  expect((await add(samplePdf(), 'Clean')).status).toBe(200);
  await expectProblem(await add(infected, 'Infected'), 422, 'file');
  expect(documents()).toEqual(['clean: clean']);
  await daemon.stop();
  expect((await add(infected, 'Infected')).status).toBe(200);
  expect((await fetch(`${school.address}/documents/infected.pdf`)).status).toBe(200);

  daemon = await startClamdStub({ at: port });
  await school.stop();
  const { port: sameAddress } = new URL(school.address);
  school = await runSchool({ CLAMD_HOST: daemon.host, PORT: sameAddress }, school.dataDir);
  await expect.poll(documents).toEqual(['clean: clean', 'infected: infected']);
  expect((await fetch(`${school.address}/documents/infected.pdf`)).status).toBe(404);
  expect((await fetch(`${school.address}/documents/clean.pdf`)).status).toBe(200);
  const today = await editor.get('/api/staff/today');
  expect(JSON.stringify(await today.json())).toContain('1 document is off the site');
  const list = await (await fetch(`${school.address}/parents/documents`)).text();
  expect(list).toContain('/documents/clean.pdf');
  expect(list).not.toContain('/documents/infected.pdf');
});

test('without the scanner it is taken all the same, and looked at as soon as there is one', async () => {
  await daemon.stop();
  expect((await send(samplePdf(), 'later')).status).toBe(201);
  expect((await send(infected, 'later, infected')).status).toBe(201);
  expect(scans()).toEqual(['clean', 'notScanned', 'notScanned']);
  await expect.poll(scannerMetric).toBe('0');

  daemon = await startClamdStub({ at: port });
  await school.stop();
  school = await runSchool({ CLAMD_HOST: daemon.host }, school.dataDir);
  await expect.poll(scans).toEqual(['clean', 'clean', 'infected']);
  await expect.poll(() => school.output()).toContain('virus found in a resume');
});

test('a photograph of a paper is scanned like every upload, and again when the office looks', async () => {
  const { reference } = await (await sendApplication(school.address)).json();
  const rows = async (statement: string) =>
    rowsOfFile(join(school.dataDir, 'school.db'), statement);
  const office = await openStaffAccount(school, rows, 'admissions');
  const guardian = await openStaffAccount(school, rows);
  const code = await newAccessCode(rows, reference);
  expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
  const at = `/api/portal/applications/${reference}/papers`;
  const { pass } = await (await guardian.get(at)).json();
  // Among the pixels: whatever else hides in a picture is not kept anyway.
  const end = smallJpeg.length - 2;
  const harmful = Buffer.concat([
    ...[smallJpeg.subarray(0, end), Buffer.from(EICAR), smallJpeg.subarray(end)],
  ]);
  const send = () =>
    sendPicture(school.address, newPicture(pass, 'birth-record', new Uint8Array(harmful)));
  const kept = () => readdirSync(join(school.dataDir, 'files')).length;
  const before = kept();
  const refused = await send();
  expect((await refused.clone().json()).detail).toContain('virus scanner');
  await expectProblem(refused, 422);
  expect(kept()).toBe(before);

  await daemon.stop();
  expect((await send()).status).toBe(201);
  daemon = await startClamdStub({ at: port });
  const desk = `/api/staff/enrollment-applications/${reference}`;
  const { papers } = await (await office.get(desk)).json();
  const { picture } = papers.find(({ id }: { id: string }) => id === 'birth-record');
  const shut = await office.get(`${desk}/papers/${picture.id}`);
  expect((await shut.clone().json()).detail).toContain('ask the family to bring the paper');
  await expectProblem(shut, 409);
});

test('one that the scanner cannot judge does not hold up those that wait behind it', async () => {
  await daemon.stop();
  for (let count = 1; count <= 4; count++) {
    expect((await send(samplePdf({ trailer: NOT_TO_BE_JUDGED }), 'odd')).status).toBe(201);
    expect((await send(samplePdf(), 'plain')).status).toBe(201);
  }
  daemon = await startClamdStub({ at: port });
  await school.stop();
  school = await runSchool({ CLAMD_HOST: daemon.host }, school.dataDir);
  await expect
    .poll(() => scans().slice(3).sort())
    .toEqual([...Array(4).fill('clean'), ...Array(4).fill('notScanned')]);
  expect((await fetch(`${school.address}/healthz`)).status).toBe(200);
});

test('a scanner that does not answer is a warning at start, and no failed start', async () => {
  await daemon.stop();
  await school.stop();
  school = await runSchool({ CLAMD_HOST: '/nowhere/clamd.ctl' }, school.dataDir);
  await expect.poll(() => school.output()).toContain('virus scanner does not answer');
  expect(school.output()).toContain('ENOENT /nowhere/clamd.ctl');
  expect((await fetch(`${school.address}/readyz`)).status).toBe(200);
});
