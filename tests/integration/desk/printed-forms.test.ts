import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noticeInWords } from '#features/content/privacy-notice.ts';
import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { allQuestions, steps } from '#features/enrollment/form/questions.ts';
import { jobApplication } from '#features/recruitment/job-application.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { newDatabase, type SchoolDatabase } from '#tests/support/databases/school-database.ts';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { codeOn, type ReadPage, readPdf } from '#tests/support/readers/read-pdf.ts';
import { readQrCode } from '#tests/support/readers/read-qr-code.ts';

const ENROLLMENT = '/forms/enrollment-form.pdf';
const JOB = '/forms/job-application-form.pdf';
const MOST_BYTES = 150 * 1024;

let database: SchoolDatabase;
let school: HostedSchool;
const { school: facts } = content;
beforeAll(async () => {
  database = await newDatabase('SQLite');
  school = await hostSchool({ LOG_LEVEL: 'warn' }, database.dataDir);
});
afterAll(async () => {
  await school.remove();
  await database.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(school.address + path, { headers });
const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
const pagesOf = async (path: string) => readPdf(await bytesOf(path));
/** Lines that the form broke are one again. */
const textOf = (pages: ReadPage[]) =>
  pages
    .map(({ text }) => text)
    .join('\n')
    .replaceAll('\n', ' ');

test('no other form is on paper', async () => {
  expect((await get('/forms/contact-form.pdf')).status).toBe(404);
});

describe.each([
  [ENROLLMENT, '/enrollment', 'Enrollment Application'],
  [JOB, '/careers', 'Job Application'],
])('%s', (path, online, title) => {
  test('is one or two light pages of A4 that say what they are, in black on white', async () => {
    const file = await bytesOf(path);
    expect(file.length).toBeLessThan(MOST_BYTES);
    const raw = file.toString('latin1');
    expect(raw.match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)?.length).toBeLessThanOrEqual(2);
    expect(raw).toContain(`(${title})\nendobj`);
    expect(raw).toContain('/Lang (en-ZM)');
    const text = textOf(readPdf(file));
    for (const words of [facts.name, facts.address.join(', '), facts.hours.office, title])
      expect(text).toContain(words);
    expect(text).toContain('For the office');
    for (const label of ['Received on', 'By', 'Reference', 'Signature'])
      expect(text).toContain(label);
  });

  test('leads back to the form online by its code', async () => {
    const [first] = await pagesOf(path);
    expect(readQrCode(codeOn(first as ReadPage))).toBe(school.address + online);
  });

  test('is not sent again to who has it', async () => {
    const first = await get(path);
    expect(first.headers.get('Content-Type')).toBe('application/pdf');
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
    expect(first.headers.get('Content-Disposition')).toMatch(/^inline; filename="ten-miles-/);
    const etag = first.headers.get('ETag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`])
      expect((await get(path, { 'If-None-Match': known })).status).toBe(304);
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });
});

test('every question of the wizard is on paper, in its order, and as required as there', async () => {
  let text = textOf(await pagesOf(ENROLLMENT));
  const day = applicationDay(content, dayInLusaka(new Date()));
  const optional = new Set(
    steps.flatMap(({ groups }) =>
      groups.flatMap((group) => (group.optional ? group.questions.map(({ name }) => name) : [])),
    ),
  );
  expect(allQuestions.length).toBeGreaterThan(20);
  for (const { name, label, hint, placeholder, missing, choices } of allQuestions) {
    const mark = missing || optional.has(name) ? '' : ' (optional)';
    const expected = [label + mark, ...(hint ? [hint] : [])];
    if (placeholder && !hint) expected.push(placeholder.replace(/^e\.g\. /, ''));
    expected.push(...(choices?.(day).map((choice) => choice.label) ?? []));
    for (const words of expected) {
      expect(text, name).toContain(words);
      text = text.slice(text.indexOf(words) + words.length);
    }
    if (!mark) expect(text.startsWith(' (optional)'), name).toBe(false);
  }
});

test('what families agree to is on paper word for word', async () => {
  const enrollment = textOf(await pagesOf(ENROLLMENT));
  const job = textOf(await pagesOf(JOB));
  const [notice] = content.enrollment.notices;
  const [jobNotice] = content.careers.notices;
  if (!notice || !jobNotice) throw new Error('The content has notices');
  for (const sentence of noticeInWords(notice, facts)) expect(enrollment).toContain(sentence);
  for (const sentence of noticeInWords(jobNotice, facts)) expect(job).toContain(sentence);
  expect(enrollment).toContain(content.enrollment.ageRule);
  const { years } = applicationDay(content, dayInLusaka(new Date()));
  for (const year of years) expect(enrollment).toContain(year);
});

test('every question of the job application is on paper, with the posts that are open', async () => {
  let text = textOf(await pagesOf(JOB));
  for (const question of jobApplication.questions) {
    const { label } = question;
    const words = 'missing' in question ? label : `${label} (optional)`;
    expect(text).toContain(words);
    text = text.slice(text.indexOf(words));
  }
  text = textOf(await pagesOf(JOB));
  for (const { title } of content.openings) expect(text).toContain(title);

  const editor = await openStaffAccount(school, database.rows, 'editor');
  const { version, value } = await (await editor.get('/api/staff/content/openings')).json();
  const [first, second, ...others] = value.items;
  const items = [
    { ...first, title: 'Teacher of Songs' },
    { ...second, closesOn: '2026-01-31' },
    ...others,
  ];
  const change = { change: 'publish', version, value: { items } };
  expect((await editor.post('/api/staff/content/openings', change)).status).toBe(200);
  text = textOf(await pagesOf(JOB));
  expect(text).toContain('Teacher of Songs');
  expect(text).not.toContain(first.title);
  expect(text).not.toContain(second.title);
});
