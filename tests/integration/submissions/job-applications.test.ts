import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { fileOf, sampleDoc, sampleDocx, samplePdf } from '#tests/support/samples/sample-resumes.ts';

/** A candidate's submission on its way from the network to the disk, against the product as `npm start` runs it. */
const MEGABYTE = 1024 * 1024;
const RECEIPT = {
  reference: expect.stringMatching(/^JA-\w{4}-\w{4}$/),
  submissionDate: expect.stringMatching(/Z$/),
};
const texts = {
  fullName: 'Natasha Zulu',
  email: 'Natasha@mail.example',
  phone: '+260 97 000 0000',
  position: 'Art Teacher (Part-time)',
  coverLetter: 'Dear school,\nI paint.',
};

let school: RunningSchool;
beforeAll(async () => {
  school = await runSchool();
});
afterAll(() => school.remove());

function formWith(...resumes: File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  for (const resume of resumes) form.append('resume', resume);
  return form;
}

const post = (body: FormData | string, headers: Record<string, string> = {}, to = school) =>
  fetch(`${to.address}/api/job-applications`, { method: 'POST', body, headers });

const resumes = () => readdirSync(join(school.dataDir, 'files'));

function applications() {
  const database = new DatabaseSync(join(school.dataDir, 'school.db'), { readOnly: true });
  const rows = database.prepare('select * from job_applications').all();
  database.close();
  return rows as Record<string, string | number>[];
}

describe('an application that is taken', () => {
  test('is answered with its reference once application and resume are on disk', async () => {
    const bytes = sampleDocx();
    const answer = await post(formWith(fileOf(bytes, 'Natasha “CV”.docx')));
    expect(answer.status).toBe(201);
    const receipt = await answer.json();
    expect(receipt).toEqual(RECEIPT);

    const row = applications().find(({ reference }) => reference === receipt.reference);
    expect(row).toMatchObject({
      status: 'submitted',
      submitted_at: receipt.submissionDate,
      opening_id: 'art-teacher',
      position: 'Art Teacher (Part-time)',
      full_name: 'Natasha Zulu',
      email: 'Natasha@mail.example',
      email_search: 'natasha@mail.example',
      phone: '+260 97 000 0000',
      cover_letter: 'Dear school,\nI paint.',
      resume_name: 'Natasha “CV”.docx',
      resume_type: 'docx',
      resume_bytes: bytes.length,
      resume_scan: 'notScanned',
    });
    expect(JSON.parse(String(row?.consent))).toMatchObject({ agreedAt: receipt.submissionDate });
    expect(readFileSync(join(school.dataDir, 'files', String(row?.resume_file)))).toEqual(bytes);
  });

  test.each([
    ['cv.pdf', samplePdf()],
    ['cv.doc', sampleDoc()],
    ['CV.DOCX', sampleDocx()],
  ])('may bring %s', async (name, bytes) => {
    const form = formWith(fileOf(bytes, name));
    form.set('coverLetter', name);
    expect((await post(form)).status).toBe(201);
  });

  test('may bring exactly five megabytes', async () => {
    const bytes = Buffer.concat([samplePdf(), Buffer.alloc(5 * MEGABYTE - samplePdf().length)]);
    expect((await post(formWith(fileOf(bytes, 'cv.pdf')))).status).toBe(201);
  });

  test('sent again with its key it is the same one, with one resume', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const send = () => post(formWith(fileOf(samplePdf(), 'again.pdf')), key);
    const first = await (await send()).json();
    const before = [applications().length, resumes().length];
    const again = await send();
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(first);
    expect([applications().length, resumes().length]).toEqual(before);
  });

  test('twenty at once with one key are one application', async () => {
    const before = applications().length;
    const key = { 'Idempotency-Key': randomUUID() };
    const send = () => post(formWith(fileOf(samplePdf(), 'twenty.pdf')), key);
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    const references = await Promise.all(answers.map(async (one) => (await one.json()).reference));
    expect(new Set(references).size).toBe(1);
    expect(applications()).toHaveLength(before + 1);
    expect(resumes()).toHaveLength(before + 1);
  });

  test('another resume under the same key is refused and leaves nothing', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await post(formWith(fileOf(samplePdf(), 'key.pdf')), key);
    const before = [applications().length, resumes().length];
    const other = await post(formWith(fileOf(samplePdf({ trailer: '/X 1' }), 'key.pdf')), key);
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({
      title: 'Sent before with different answers',
      receipt: await first.json(),
    });
    expect([applications().length, resumes().length]).toEqual(before);
  });
});

describe('what is refused', () => {
  const resume = (bytes: Buffer, name: string) => formWith(fileOf(bytes, name));
  const bomb = sampleDocx([{ name: 'word/media/a', content: Buffer.alloc(51 * MEGABYTE) }]);
  const refusals: [string, number, () => FormData][] = [
    ['an empty file', 422, () => resume(Buffer.alloc(0), 'cv.pdf')],
    [
      'five megabytes and one byte',
      413,
      () => resume(Buffer.concat([samplePdf(), Buffer.alloc(5 * MEGABYTE)]), 'cv.pdf'),
    ],
    ['far more than that', 413, () => resume(Buffer.alloc(7 * MEGABYTE), 'cv.pdf')],
    ['a program renamed to .pdf', 415, () => resume(Buffer.from('MZ\x90\0'), 'cv.pdf')],
    [
      'a macro document renamed to .docx',
      415,
      () => resume(sampleDocx([{ name: 'word/vbaProject.bin', content: 'x' }]), 'cv.docx'),
    ],
    ['a ZIP bomb named .docx', 415, () => resume(bomb, 'cv.docx')],
    ['cv.pdf.exe', 415, () => resume(samplePdf(), 'cv.pdf.exe')],
    ['a path in the name', 422, () => resume(samplePdf(), '../../school.pdf')],
    ['300 characters in the name', 422, () => resume(samplePdf(), `${'x'.repeat(296)}.pdf`)],
    ['a locked document', 422, () => resume(sampleDoc(['EncryptedPackage']), 'cv.docx')],
    ['two files', 422, () => formWith(fileOf(samplePdf(), 'a.pdf'), fileOf(samplePdf(), 'b.pdf'))],
    ['no file', 422, () => formWith()],
  ];

  test.each(refusals)('%s: %i, nothing is stored, the field is named', async (_, status, form) => {
    const before = [applications().length, resumes().length];
    const answer = await post(form());
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    const problem = await answer.json();
    expect(problem).toMatchObject({ type: 'about:blank', status });
    if (problem.errors) expect(problem.errors).toMatchObject([{ field: 'resume' }]);
    expect([applications().length, resumes().length]).toEqual(before);
  });

  test('missing answers: 422 with the words of the specification', async () => {
    const form = formWith();
    form.set('fullName', ' ');
    const answer = await post(form);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'Incomplete Application',
      status: 422,
      detail: 'Please fill in all required fields and upload your resume.',
      errors: [
        { field: 'fullName', message: 'Enter your full name' },
        { field: 'resume', message: 'Choose your resume' },
      ],
    });
  });

  test('JSON: 415; a torn form: 400; a key that is none: 400; an unknown field: 422', async () => {
    const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const json = { 'Content-Type': 'application/json' };
    expect((await post('{}', json)).status).toBe(415);
    expect((await post('--x\r\nContent-Disp', multipart)).status).toBe(400);
    const good = () => formWith(fileOf(samplePdf(), 'cv.pdf'));
    expect((await post(good(), { 'Idempotency-Key': 'one' })).status).toBe(400);
    const strange = good();
    strange.append('religion', 'x');
    expect((await post(strange)).status).toBe(422);
  });

  test('a connection that dies half-way stores nothing and harms nobody', async () => {
    const before = [applications().length, resumes().length];
    const { port } = new URL(school.address);
    const head = [
      'POST /api/job-applications HTTP/1.1',
      'Host: localhost',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 100000',
      '',
      '--x\r\nContent-Disposition: form-data; name="fullName"\r\n\r\nNatasha',
    ].join('\r\n');
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(head, () => setTimeout(() => socket.destroy(), 200));
      });
      socket.on('close', () => resolve());
    });
    expect((await fetch(`${school.address}/readyz`)).status).toBe(200);
    expect([applications().length, resumes().length]).toEqual(before);
  });
});

test('the log says nothing of who applied or with what', () => {
  expect(school.output()).not.toMatch(/Natasha|natasha|cv\.pdf|I paint/);
});

test('resumes are not on the web', async () => {
  const [name] = resumes();
  expect((await fetch(`${school.address}/files/${name}`)).status).toBe(404);
});

const postgresUrl = inject('postgresUrl');

test.skipIf(postgresUrl === '')('two schools on one PostgreSQL take it once', async () => {
  const name = `recruitment_${process.pid}`;
  await query(`${postgresUrl}/postgres`, `create database ${name}`);
  const settings = { DATABASE_URL: `${postgresUrl}/${name}` };
  const schools = [await runSchool(settings), await runSchool(settings)];
  try {
    const key = { 'Idempotency-Key': randomUUID() };
    const sent = [0, 1, 0, 1].map((index) =>
      post(formWith(fileOf(samplePdf(), 'cv.pdf')), key, schools[index]),
    );
    const receipts = await Promise.all(sent.map(async (answer) => (await answer).json()));
    expect(receipts[0]).toEqual(RECEIPT);
    for (const receipt of receipts) expect(receipt).toEqual(receipts[0]);
    const rows = await query(settings.DATABASE_URL, 'select resume_file from job_applications');
    const kept = schools.flatMap(({ dataDir }) => readdirSync(join(dataDir, 'files')));
    expect(rows).toEqual([{ resume_file: kept[0] }]);
    expect(kept).toHaveLength(1);
  } finally {
    for (const one of schools) await one.remove();
  }
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
