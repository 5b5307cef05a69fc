import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDatabase, type SchoolDatabase } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { type PdfTag, tagsOf, untaggedContent } from '#tests/support/readers/read-pdf.ts';

const { year } = fixtureContent.calendar;
const PAPERS = [
  ['/forms/enrollment-form.pdf', 'Enrollment Application', 'For the office'],
  ['/forms/job-application-form.pdf', 'Job Application', 'For the office'],
  [`/calendar/${year}.pdf`, `School Year ${year}`, 'Holidays'],
  [`/calendar/term-1-${year}.pdf`, `Term 1, ${year}`, 'January'],
  ['/calendar/sample-schedule.pdf', fixtureContent.schedule.title, ''],
] as const;

let database: SchoolDatabase;
let school: HostedSchool;
beforeAll(async () => {
  database = await newDatabase('SQLite');
  school = await hostSchool({ LOG_LEVEL: 'warn' }, database.dataDir);
});
afterAll(async () => {
  await school.remove();
  await database.remove();
});

const all = (tags: PdfTag[]): PdfTag[] => tags.flatMap((tag) => [tag, ...all(tag.parts)]);

describe.each(PAPERS)('%s', (path, title, heading) => {
  let file: Buffer;
  beforeAll(async () => {
    file = Buffer.from(await (await fetch(school.address + path)).arrayBuffer());
  });

  test('is tagged: title, headings, lists and tables in their order, and nothing without a tag', () => {
    const raw = file.toString('latin1');
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toContain('/Lang (en-ZM)');
    expect(raw).toContain('/DisplayDocTitle true');
    expect(untaggedContent(file)).toEqual([]);
    const [document, ...others] = tagsOf(file);
    expect(others).toEqual([]);
    expect(document?.tag).toBe('Document');
    const tags = all(document?.parts ?? []);
    const words = (tag: string) => tags.filter((one) => one.tag === tag).map((one) => one.words);
    expect(words('H1')[0]).toContain(title);
    if (heading) expect(words('H2')).toContain(heading);
    for (const { tag, alt } of tags) if (tag === 'Figure') expect(alt).toMatch(/^[A-Z].{10}/);
    for (const { tag, parts, words: own } of tags) {
      if (parts.length === 0 && tag !== 'Figure') expect(own.trim(), tag).not.toBe('');
    }
  });
});

test('the sample of a day is a table whose rows begin with the time', async () => {
  const answer = await fetch(`${school.address}/calendar/sample-schedule.pdf`);
  const tables = all(tagsOf(Buffer.from(await answer.arrayBuffer()))).filter(
    ({ tag }) => tag === 'Table',
  );
  expect(tables.length).toBeGreaterThan(1);
  const [first] = tables[0]?.parts ?? [];
  expect(first?.tag).toBe('TR');
  expect(first?.parts.map(({ tag }) => tag)).toEqual(['TH', 'TD']);
  expect(first?.parts[0]?.words).toMatch(/\d/);
});
