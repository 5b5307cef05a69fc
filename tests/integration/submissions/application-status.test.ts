import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { statusReached } from '#tests/support/clients/case-status.ts';
import { followWithCookies, openByBirthDate } from '#tests/support/clients/family-page.ts';
import { exchange, rawRequest } from '#tests/support/clients/raw-http.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { fileOf, samplePdf } from '#tests/support/samples/sample-resumes.ts';

/** With the drawing at its head and the letters of its title, which are no requests of their own. */
const MOST_BYTES = 12_500;
/** Right by its check character, and nobody's. */
const NOBODYS = 'EN-2222-2222';

describe.each(presentStoreKinds())('the status of an application, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: HostedSchool;
  let place: string;
  let job: string;
  beforeAll(async () => {
    database = await newDatabase(kind);
    const settings = { ...database.settings, LOG_LEVEL: 'debug', TRUSTED_PROXY: '127.0.0.1' };
    school = await hostSchool(settings, database.dataDir);
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
    await school.remove();
    await database.remove();
  });

  async function referenceIn(answer: Response): Promise<string> {
    return ((await answer.json()) as { reference: string }).reference;
  }
  /** Goes where the first step leads to, as a browser does: with its cookie. */
  function secondStep(first: Response): Promise<Response> {
    const to = new URL(first.headers.get('Location') ?? '', school.address);
    expect(to.pathname + to.search).toMatch(/^\/status\?asks=(studentDOB|email|proof)$/);
    const [cookie = '', ...attributes] = (first.headers.get('Set-Cookie') ?? '').split('; ');
    expect(attributes).toEqual(['Max-Age=900', 'Path=/status', 'HttpOnly', 'SameSite=Strict']);
    return fetch(to, { headers: { Cookie: cookie } });
  }
  /** The second step, or the page of the family. */
  function whereItLeads(first: Response): Promise<Response> {
    const isFamily = first.headers.get('Location') === '/status/family';
    return isFamily ? followWithCookies(school.address, first) : secondStep(first);
  }
  async function ask(fields: Record<string, string>) {
    const body = new URLSearchParams(fields);
    const first = await fetch(`${school.address}/status`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    const answer = first.status === 303 ? await whereItLeads(first) : first;
    const html = await answer.text();
    const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
    return { answer, main, words: plainSpaces(main.replace(/<[^>]+>/g, ' ')) };
  }
  const { studentDOB } = sampleAnswers;

  test('is told to whoever knows reference and date of birth, and nothing else is', async () => {
    const { answer, words, main } = await ask({ reference: place, studentDOB });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(words).toContain('We have your application');
    expect(words).toContain(place);
    expect(words).toMatch(/Since\s+\w+ \d+, \d{4}/);
    expect(words).toContain('Mutinta, Grade 1');
    expect(main).not.toMatch(/Hamoonga|\b2020\b/);
  });

  test('tells no last name in the data of the page either, for whoever asks by hand', async () => {
    const body = new URLSearchParams({ reference: place, studentDOB });
    const asked = { method: 'POST', body, redirect: 'manual' } as const;
    const opened = await fetch(`${school.address}/status`, asked);
    const cookies = opened.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const answer = await fetch(`${school.address}/status/family.data`, {
      headers: { Cookie: cookies.join('; ') },
    });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const data = await answer.text();
    expect(data).toContain('Mutinta');
    expect(data).not.toContain('Hamoonga');
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
      `update case_statuses set reached_at = '2026-03-01T08:00:00.000Z', tell_at = reached_at
       where reference = '${place}'`,
    );
    await database.rows(
      `update enrollment_applications set status = 'offered' where reference = '${place}'`,
    );
    await database.rows(statusReached(place, 'offered', '2026-03-09T22:30:00.000Z'));
    const { words } = await ask({ reference: place, studentDOB });
    expect(words).toContain('We offer a place');
    expect(words).toContain('March 10, 2026');
    expect(words).toContain('You: please tell us whether you accept the place.');
  });

  /** Status and page without what was typed and without what is new in each page. */
  async function saidTo(fields: Record<string, string>) {
    const { answer, main } = await ask(fields);
    return { status: answer.status, main: main.replace(/(value|nonce)="[^"]*"/g, '') };
  }

  test('whether anybody has a reference is not told before the right answer', async () => {
    const pairs: [Record<string, string>, Record<string, string>, number][] = [
      [{ reference: place }, { reference: NOBODYS }, 200],
      [{ reference: place, studentDOB: '' }, { reference: NOBODYS, studentDOB: '' }, 422],
      [{ reference: place, email: 'a@b.example' }, { reference: NOBODYS, email: 'a@b.ex' }, 200],
      [{ reference: place, studentDOB: '2020-05-15' }, { reference: NOBODYS, studentDOB }, 422],
      [{ reference: job }, { reference: 'JA-2222-2222' }, 200],
      [{ reference: job, studentDOB }, { reference: 'JA-2222-2222', studentDOB }, 200],
      [
        { reference: job, email: 'somebody@mail.example' },
        { reference: 'JA-2222-2222', email: 'natasha@mail.example' },
        422,
      ],
    ];
    for (const [somebodys, nobodys, status] of pairs) {
      const said = await saidTo(somebodys);
      expect(said.status).toBe(status);
      expect(said).toEqual(await saidTo(nobodys));
    }
  });

  test.each([
    ['EN', ['studentDOB']],
    ['JA', ['email']],
    ['VA', ['proof']],
    ['PM', ['proof']],
    ['MH', ['proof']],
    ['MP', ['proof']],
  ])('of a reference with %s asks for %s and nothing else', async (prefix, names) => {
    const { answer, main } = await ask({ reference: `${prefix.toLowerCase()} 2222 2222` });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const asked = Array.from(main.matchAll(/ name="([^"]+)"/g), ([, name]) => name);
    expect(asked).toEqual(['reference', ...names]);
    expect(main).toContain(`value="${prefix}-2222-2222"`);
  });

  test('of what cannot be a reference of ours asks for it again, and keeps it', async () => {
    const strange: [Record<string, string>, string][] = [
      [{ reference: 'EN-2222-2223', studentDOB }, 'There is a typing mistake'],
      [{ reference: 'EN-2222-22222' }, 'There are too many here'],
      [{ reference: 'EN' }, 'One or more are missing here'],
      [{ reference: 'CM-2222-2222', studentDOB }, 'belongs to a message'],
      [{ reference: 'XX-2222-2222' }, 'A reference begins with two letters'],
      [{ reference: '<b>' }, 'A reference begins with two letters'],
      [{ reference: ' ', studentDOB }, 'Enter the reference'],
      [{}, 'Enter the reference'],
    ];
    for (const [fields, said] of strange) {
      const { answer, main, words } = await ask(fields);
      expect(answer.status).toBe(422);
      expect(words).toContain(said);
      expect(main).not.toContain('studentDOB');
    }
    const { main } = await ask({ reference: '<b>' });
    expect(main).toContain('value="&lt;b&gt;"');
  });

  test('a page from before, which asked for everything at once, is still answered', async () => {
    const all = { studentDOB: '', email: '', proof: '' };
    const forPlace = await ask({ ...all, reference: place, studentDOB });
    expect(forPlace.answer.status).toBe(200);
    const forJob = await ask({ ...all, reference: job, email: 'natasha@mail.example' });
    expect(forJob.words).toContain('We have your application');
  });

  test('without the cookie, or with a made-up one, the second step asks for both', async () => {
    for (const made of ['', encodeURIComponent(btoa('"<b>"')), 'x', '%00']) {
      const answer = await fetch(`${school.address}/status?asks=studentDOB`, {
        headers: { Cookie: `status-reference=${made}` },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      const html = await answer.text();
      expect(html).toMatch(/name="reference" value=""/);
      expect(html).toContain('name="studentDOB"');
    }
    const other = await (await fetch(`${school.address}/status?asks=constructor`)).text();
    expect(other).not.toContain('name="constructor"');
  });

  test('the right answer ends the cookie', async () => {
    const body = new URLSearchParams({ reference: place, studentDOB });
    const to = { method: 'POST', body, redirect: 'manual' } as const;
    const answer = await fetch(`${school.address}/status`, to);
    const [opened, asked] = answer.headers.getSetCookie();
    expect(asked).toMatch(/^status-reference=; Max-Age=0; Path=\/status/);
    expect(opened).toMatch(/^opened-link=[^;]+; Max-Age=900; Path=\/status\/family; HttpOnly/);
  });

  test('only an answer counts as a guess', async () => {
    const reference = await referenceIn(await sendApplication(school.address));
    for (let times = 0; times < 25; times++) {
      expect((await ask({ reference })).answer.status).toBe(200);
      expect((await ask({ reference, studentDOB: '' })).answer.status).toBe(422);
    }
    expect((await ask({ reference, studentDOB })).answer.status).toBe(200);
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
      expect(last.answer.headers.get('Cache-Control')).toBe('no-store');
      expect((await ask({ reference })).answer.status).toBe(200);
    }
  });

  test('strangers who guess do not shut out a family that was here before', async () => {
    const reference = await referenceIn(await sendApplication(school.address));
    const statusFrom = async (address: string, born: string) => {
      const answer = await fetch(`${school.address}/status`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': address },
        body: new URLSearchParams({ reference, studentDOB: born }),
        redirect: 'manual',
      });
      return answer.status;
    };
    expect(await statusFrom('203.0.113.1', studentDOB)).toBe(303);
    const said: number[] = [];
    for (let number = 0; number < 25; number++) {
      said.push(await statusFrom(`198.51.100.${number}`, '2019-01-01'));
    }
    expect(said.filter((status) => status === 429)).toHaveLength(5);
    expect(await statusFrom('203.0.113.1', studentDOB)).toBe(303);
    expect(await statusFrom('203.0.113.2', studentDOB)).toBe(429);
  });

  test('opens for a quarter of an hour, and with nothing but its cookie', async () => {
    const reference = await referenceIn(await sendApplication(school.address));
    const answer = await openByBirthDate(school.address, { reference, studentDOB });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('same-origin');
    for (const Cookie of [
      '',
      'opened-link=x',
      `opened-link=${encodeURIComponent(btoa('"?token=x"'))}`,
    ]) {
      const closed = await fetch(`${school.address}/status/family`, { headers: { Cookie } });
      expect(closed.status).toBe(410);
      expect(await closed.text()).not.toContain('Mutinta');
    }
    const close = {
      method: 'POST',
      body: new URLSearchParams({ token: 'x', press: 'close' }),
      redirect: 'manual',
    };
    const after = await fetch(`${school.address}/status/family`, close as RequestInit);
    expect(after.headers.get('Location')).toBe('/status');
    expect(after.headers.get('Set-Cookie')).toMatch(
      /^opened-link=; Max-Age=0; Path=\/status\/family/,
    );
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
