import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContent } from '#features/content/read.server.ts';
import { sectionNames } from '#features/content/sections/sections.ts';
import type { FamilyOverview } from '#features/enrollment/guardians/family-overview.server.ts';
import type { Paper } from '#features/papers/paper-status.ts';
import { FIXTURE_CONTENT } from '#tests/support/content-folders.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { copyContent } from '../../../scripts/demo/demo-content.ts';
import { type Person, signIn } from '../../../scripts/demo/demo-school.ts';
import { newDice } from '../../../scripts/demo/dice.ts';
import { people } from '../../../scripts/demo/fill.ts';
import { makeSchool } from '../../../scripts/demo/make-school.ts';
import { GUARDIAN } from '../../../scripts/demo/one-family.ts';

/** Long enough that offers are answered. */
const DAYS = 26;

const dataDir = mkdtempSync(join(tmpdir(), 'school-'));
let made: Awaited<ReturnType<typeof makeSchool>>;
let school: RunningSchool;
let linkedTo: Set<string>;
beforeAll(async () => {
  const { PATH } = process.env;
  const wanted = { dataDir, contentDir: FIXTURE_CONTENT, days: DAYS, variables: { PATH } };
  made = await makeSchool(wanted);
  linkedTo = hostsInMails();
  school = await runSchool({ FIRST_ADMINISTRATOR: 'none' }, dataDir);
}, 180_000);
afterAll(async () => {
  await school?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const enter = (email: string): Promise<Person> =>
  signIn({ address: school.address, dataDir, dice: newDice(2) }, email);

const referencesIn = (list: unknown) => JSON.stringify(list).match(/"reference":"/g) ?? [];

test.each(['submitted', 'underReview', 'offered', 'accepted'])(
  'some applications are %s',
  async (status) => {
    const desk = await enter(people.admissions);
    const path = `/api/staff/enrollment-applications?status=${status}`;
    expect(referencesIn(await desk.get(path)).length).toBeGreaterThan(0);
    expect(made.applications).toBeGreaterThan(made.families);
  },
);

test.each([
  [people.admissions, '/api/staff/messages'],
  [people.admissions, '/api/staff/meal-payments'],
  [people.admissions, '/api/staff/parent-forms'],
  [people.recruitment, '/api/staff/job-applications'],
  [people.admissions, '/api/staff/children'],
  [people.admissions, '/api/staff/children/coming-back?says=none'],
])('%s finds something in %s', async (email, path) => {
  expect(referencesIn(await (await enter(email)).get(path)).length).toBeGreaterThan(0);
});

test('every section that parents look for is full', () => {
  const folder = join(dataDir, 'content');
  copyContent(FIXTURE_CONTENT, folder);
  const content = readContent(folder);
  const full = Object.entries(content.sections);
  expect(full.map(([name]) => name).sort()).toEqual([...sectionNames].sort());
  for (const [name, blocks] of full) {
    expect(Object.values(blocks ?? {}).flat().length, name).toBeGreaterThan(0);
  }
  // An offer for the next year has a first day.
  const { years, terms } = content.calendar;
  expect(years.map(({ year }) => year)).toEqual([2026, 2027]);
  expect(terms.map(({ startsOn }) => startsOn)).toContain('2027-01-04');
});

test('photographs stand beside the drawings', async () => {
  for (const page of ['about', 'academics', 'contact'])
    expect(await (await fetch(`${school.address}/${page}`)).text()).toContain('id="photographs"');
});

test('a guardian sees a day to answer by, a request and photographs', async () => {
  const guardian = await enter(GUARDIAN);
  const { applications, greeting } = (await guardian.get(
    '/api/portal/applications',
  )) as FamilyOverview;
  expect(greeting).toMatch(/, Grace Bwalya$/);
  const inShort = applications.map(({ firstName, status }) => `${firstName}: ${status}`);
  expect(inShort.sort()).toEqual(['Luyando: accepted', 'Mutinta: offered', 'Taonga: underReview']);
  const child = (name: string) => applications.find(({ firstName }) => firstName === name);
  expect(child('Mutinta')?.answerBy).toMatch(/^\d{4}-\d\d-\d\d$/);
  const path = `/api/portal/applications/${child('Taonga')?.reference}`;
  const { papers } = (await guardian.get(`${path}/papers`)) as { papers: Paper[] };
  expect(papers.map(({ id, status }) => `${id}: ${status ?? 'none'}`)).toEqual([
    // What the office has asked for stands first.
    ...['under-five-card: unreadable', 'photograph: none', 'birth-record: seen'],
  ]);
  const desk = await enter(people.admissions);
  const record = `/api/staff/enrollment-applications/${child('Mutinta')?.reference}`;
  expect(JSON.stringify(await desk.get(record))).toContain('"status":"sent"');
  expect(
    JSON.stringify(
      await desk.get(`/api/staff/enrollment-applications/${child('Taonga')?.reference}`),
    ),
  ).toContain('The phone number of the clinic');
});

test('what the office asked for has been told', async () => {
  const guardian = await enter(GUARDIAN);
  const { applications } = (await guardian.get('/api/portal/applications')) as FamilyOverview;
  const asked = applications.flatMap(({ requests }) => requests.map(({ what }) => what));
  expect(asked.sort()).toEqual([
    'Photograph of the child',
    'The phone number of the clinic',
    // Its photograph could not be read.
    'Under-five card',
  ]);
});

test('a document is there to read, and subscribers who have confirmed', async () => {
  const page = await (await fetch(`${school.address}/parents/documents`)).text();
  expect(page).toContain('Uniform and book list');
  const list = await (await enter(people.editor)).get('/api/staff/subscribers');
  expect(JSON.stringify(list)).toMatch(/"confirmedAt":"\d/);
});

test('the links of its mails lead to where it is looked at, by a name that passkeys can belong to', () => {
  expect(linkedTo).toEqual(new Set(['http://localhost:3000']));
});

/** Which addresses of this machine the mails link to. */
function hostsInMails(): Set<string> {
  const folder = join(dataDir, 'mail');
  const mails = readdirSync(folder).map((name) =>
    readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, ''),
  );
  return new Set(mails.flatMap((mail) => mail.match(/http:\/\/(localhost|127)[^/\s]*/g) ?? []));
}
