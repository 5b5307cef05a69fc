import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchange, rawRequest } from '#tests/support/raw-http.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { sampleAnswers } from '#tests/support/sample-answers.ts';
import { fileOf, samplePdf } from '#tests/support/sample-resumes.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/school-database.ts';
import { sendApplication } from '#tests/support/send-application.ts';

const MOST_BYTES = 10_000;
/** Right by its check character, and nobody's. */
const NOBODYS = 'EN-2222-2222';

describe.each(storeKinds)('the state of an application, on %s', (kind) => {
  if (isMissing(kind)) return;
  let database: SchoolDatabase;
  let school: RunningSchool;
  let place: string;
  let job: string;
  beforeAll(async () => {
    database = await newDatabase(kind);
    school = await runSchool({ ...database.settings, LOG_LEVEL: 'debug' }, database.dataDir);
    place = await referenceIn(await sendApplication(school.address));
    const form = new FormData();
    const candidate = { fullName: 'Natasha Phiri', email: 'Natasha@Mail.example' };
    for (const [name, value] of Object.entries({ ...candidate, position: 'School Counselor' })) {
      form.set(name, value);
    }
    form.set('resume', fileOf(samplePdf(), 'cv.pdf'));
    job = await referenceIn(
      await fetch(`${school.address}/api/job-applications`, { method: 'POST', body: form }),
    );
  });
  afterAll(async () => {
    await school.stop();
    await database.remove();
  });

  async function referenceIn(answer: Response): Promise<string> {
    return ((await answer.json()) as { reference: string }).reference;
  }
  async function ask(fields: Record<string, string>) {
    const body = new URLSearchParams(fields);
    const answer = await fetch(`${school.address}/status`, { method: 'POST', body });
    const html = await answer.text();
    const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
    return { answer, main, words: main.replace(/<[^>]+>/g, ' ') };
  }
  const { studentDOB } = sampleAnswers;

  test('is told to whoever knows reference and date of birth, and nothing else is', async () => {
    const { answer, words, main } = await ask({ reference: place, studentDOB });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(words).toContain('We have your application');
    expect(words).toContain(place);
    expect(words).toMatch(/Since\s+\w+ \d+, \d{4}/);
    expect(main).not.toMatch(/Mutinta|Hamoonga|2020/);
  });

  test('of a job goes by the email address, however its letters are written', async () => {
    const { answer, words } = await ask({ reference: job, email: ' natasha@mail.EXAMPLE ' });
    expect(answer.status).toBe(200);
    expect(words).toContain('We have your application');
  });

  test('is found however the reference is typed', async () => {
    const bare = place.replaceAll('-', '');
    const spaced = `${bare.slice(0, 2)} ${bare.slice(2, 6)} ${bare.slice(6)} `;
    for (const reference of [bare.toLowerCase(), spaced, place.replaceAll('-', '–')]) {
      expect((await ask({ reference, studentDOB })).answer.status).toBe(200);
    }
  });

  test('follows the status, and says since when', async () => {
    await database.rows(
      `update enrollment_applications set status = 'offered' where reference = '${place}'`,
    );
    await database.rows(
      `insert into enrollment_application_statuses (application_id, status, reached_at) select id, 'offered', '2026-03-09T22:30:00.000Z'
       from enrollment_applications where reference = '${place}'`,
    );
    const { words } = await ask({ reference: place, studentDOB });
    expect(words).toContain('We offer a place');
    expect(words).toContain('March 10, 2026');
    expect(words).toContain('You: please tell us whether you accept the place.');
  });

  test('is refused alike whatever was wrong', async () => {
    const wrong: Record<string, string>[] = [
      { reference: place, studentDOB: '2020-05-15' },
      { reference: place, studentDOB: '' },
      { reference: place, email: 'natasha@mail.example' },
      { reference: NOBODYS, studentDOB },
      { reference: 'EN-2222-2223', studentDOB },
      { reference: '', studentDOB },
      { reference: '<b>', studentDOB },
      { reference: job, email: 'somebody@mail.example' },
      { reference: job, studentDOB },
      { reference: 'CM-2222-2222', studentDOB },
      { reference: 'VA-2222-2222', email: 'natasha@mail.example' },
      {},
    ];
    const answers = await Promise.all(wrong.map(ask));
    const said = answers.map(({ answer, words }) => [answer.status, words.replace(/\s+/g, ' ')]);
    expect(new Set(said.map(String)).size).toBe(1);
    expect(said[0]?.[0]).toBe(422);
    expect(answers[6]?.main).not.toContain('value="<b>');
  });

  test('guesses at one reference come to an end, for a right one too', async () => {
    const guess = (reference: string) => ask({ reference, studentDOB: '2019-01-01' });
    for (const reference of [place, NOBODYS]) {
      let last = await guess(reference);
      for (let tries = 1; tries < 30 && last.answer.status === 422; tries++) {
        last = await guess(reference);
      }
      expect(last.answer.status).toBe(429);
      expect(Number(last.answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(last.words).toContain('Please wait an hour');
    }
  });

  test('needs no script and little data, and is the same for everybody', async () => {
    const answer = await fetch(`${school.address}/status`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(answer.headers.get('Cache-Control')).toContain('public');
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(Number(answer.headers.get('Content-Length'))).toBeLessThan(MOST_BYTES);
    const html = await answer.text();
    expect(html).not.toMatch(/<script[^>]* src|modulepreload|__reactRouterContext/);
    expect(html).toContain('name="reference"');
  });

  test('leaves nothing of what was typed in the log', async () => {
    expect(school.output()).toContain('/status');
    expect(school.output()).not.toContain(place);
    expect(school.output()).not.toContain(studentDOB);
  });

  test('other ways to ask are answered, not served', async () => {
    const get = (path: string) => exchange(school.address, rawRequest(`GET ${path}`));
    expect(await get(`/status?reference=${place}&studentDOB=${studentDOB}`)).not.toContain(
      'We offer a place',
    );
    const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    expect((await fetch(`${school.address}/status`, json)).status).toBe(415);
  });
});
