import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutFormTime } from '#forms/form-time.server.ts';
import { newReference } from '#lib/text/reference.ts';
import { filledInByHand } from '#tests/support/clients/form-time.ts';
import { exchange, rawRequest } from '#tests/support/clients/raw-http.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { getKept } from '#tests/support/readers/kept-page.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';

let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool();
});
afterAll(() => school.remove());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(school.address + path, { headers });

const reference = newReference('JA');

describe('pages from memory', () => {
  test.each(['/', '/enrollment'])(
    '%s is the same page as rendered anew, in every encoding',
    async (path) => {
      // Nobody has asked yet, so the first answer is rendered for us.
      const first = await get(path);
      expect(first.headers.has('ETag')).toBe(false);
      const fresh = await first.text();
      await getKept(school.address + path);
      const kept = await exchange(school.address, rawRequest(`GET ${path}`));
      const body = kept.slice(kept.indexOf('\r\n\r\n') + 4);
      expect(withoutFormTime(body) === withoutFormTime(fresh)).toBe(true);
    },
  );

  test('are compressed as the browser takes them, and never as it does not', async () => {
    await getKept(`${school.address}/`);
    const encodingFor = async (accepted: string) => {
      const answer = await exchange(
        school.address,
        rawRequest('HEAD /', [`Accept-Encoding: ${accepted}`]),
      );
      return /^Content-Encoding: (\w+)/im.exec(answer)?.[1];
    };
    expect(await encodingFor('gzip, deflate, br')).toBe('br');
    expect(await encodingFor('gzip')).toBe('gzip');
    expect(await encodingFor('BR')).toBe('br');
    expect(await encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
    expect(await encodingFor('gzip;q=0, br;q=0.000')).toBeUndefined();
    expect(await encodingFor('identity, x-br')).toBeUndefined();
  });

  test('are 304 for who has them, until they change', async () => {
    const etag = (await getKept(`${school.address}/`)).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^W\/".+"$/);
    const again = await get('/', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/', { 'If-None-Match': 'W/"other"' })).status).toBe(200);
  });

  test('are their own for people who save data', async () => {
    const saving = await getKept(`${school.address}/`, { 'Save-Data': 'on' });
    expect(saving.headers.get('Vary')).toContain('Save-Data');
    expect((await saving.text()).includes('.woff2')).toBe(false);
    expect((await (await getKept(`${school.address}/`)).text()).includes('.woff2')).toBe(true);
  });

  test.each(publicPages)('%s is the same, whatever a shared link brings along', async (path) => {
    const etag = (await getKept(school.address + path)).headers.get('ETag');
    for (const query of [
      '',
      'fbclid=IwAR0x',
      'utm_source=a&utm_medium=b',
      'index',
      '=',
      '%',
      '&&',
      'POSITION=x',
    ]) {
      expect((await get(`${path}?${query}`)).headers.get('ETag'), query).toBe(etag);
    }
    const html = await (await get(`${path}?fbclid=IwAR0x`)).text();
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(school.address + path);
    expect(html).not.toContain('IwAR0x');
  });

  test.each([
    ['/careers?position=art-teacher', 'Apply for Art Teacher'],
    ['/careers?fbclid=x&position=art-teacher', 'Apply for Art Teacher'],
    [`/careers?submitted=${reference}`, reference],
    ['/careers?tooLarge', 'Your resume must be 5 MB or smaller'],
    ['/contact?subject=Lunch%20account', 'Lunch account'],
    ['/contact?map=live', '<iframe'],
    ['/enrollment?step=2', 'step 2 of'],
    ['/parents/meals?fbclid=x&children=7', 'value="7"'],
  ])('are not asked for %s, which reads its query', async (path, sign) => {
    const plain = await getKept(school.address + path.replace(/\?.*/, ''));
    expect(await plain.text()).not.toContain(sign);
    const isAboutSomebody = /submitted|tooLarge|children/.test(path);
    for (let times = 0; times < 2; times++) {
      const answer = await get(path);
      expect(answer.headers.get('Cache-Control')).toBe(
        isAboutSomebody ? 'no-store' : 'private, no-cache',
      );
      expect(await answer.text()).toContain(sign);
      await new Promise((resume) => setTimeout(resume, 100));
    }
  });

  test('a stranger’s queries keep nothing but the page', async () => {
    for (let count = 0; count < 300; count++) await (await get(`/faq?${count}`)).arrayBuffer();
    expect((await get('/')).headers.has('ETag')).toBe(true);
    expect((await get('/faq?300')).headers.has('ETag')).toBe(true);
  });

  test.each(['/About', '/about/', '//', '/About?x', '/_.data'])(
    'are not kept for %s',
    async (path) => {
      for (let times = 0; times < 3; times++) {
        expect((await get(path)).headers.has('ETag')).toBe(false);
        await new Promise((resume) => setTimeout(resume, 100));
      }
    },
  );
});

test.each([
  ...['/staff', '/portal', '/account', '/sign-in', '/staff/messages', '/staff/no-such-room'],
  ...[
    '/portal/applications/EN-AAAA-AAAA',
    '/offer',
    '/messages/answer',
    '/status/papers',
    '/status/family',
  ],
  ...['/no/such/page', '/parents/meals/transaction'],
])('%s is kept by no cache, and neither is its data', async (path) => {
  for (const address of [path, `${path}.data`]) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(school.address + address, { method });
      expect(answer.headers.get('Cache-Control'), `${method} ${address}`).toBe('no-store');
    }
  }
});

test('personal answers are never kept', async () => {
  const body = new URLSearchParams({
    ...sampleAnswers,
    ...filledInByHand(school),
    intent: 'submit-all',
  });
  const posted = await fetch(`${school.address}/enrollment`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(posted.status).toBe(303);
  expect(posted.headers.get('Location')).toMatch(/^\/enrollment\?submitted&sent=[\w.-]+$/);
  const cookie = posted.headers.get('Set-Cookie') ?? '';
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; SameSite=Strict/);
  const receipt = await get('/enrollment?submitted', { Cookie: cookie.split(';')[0] ?? '' });
  expect(receipt.headers.get('Cache-Control')).toBe('no-store');
  expect(await receipt.text()).toMatch(/EN-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  // Neither the page that everybody gets nor a made-up cookie shows it.
  expect(
    await (await get('/enrollment', { Cookie: cookie.split(';')[0] ?? '' })).text(),
  ).not.toMatch(/EN-[0-9A-Z]{4}-/);
  for (const made of [
    'x',
    '%E0%A4%A',
    'W10=',
    Buffer.from('"00000000-0000-0000-0000-000000000000"').toString('base64'),
  ]) {
    const answer = await get('/enrollment?submitted', { Cookie: `enrollment-receipt=${made}` });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toMatch(/EN-[0-9A-Z]{4}-/);
  }
});

test('the files of the pages are compressed, never sniffed and kept for a year', async () => {
  const html = await (await get('/')).text();
  const script = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const plain = await exchange(school.address, rawRequest(`GET ${script}`));
  const text = plain.slice(plain.indexOf('\r\n\r\n') + 4);
  expect(plain).toMatch(/^Cache-Control: public, max-age=31536000, immutable\r$/m);
  expect(plain).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
  expect(plain).toMatch(/^Content-Type: text\/javascript; charset=utf-8\r$/m);
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(school.address + script, {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(Number(answer.headers.get('Content-Length'))).toBeLessThan(text.length / 2);
    expect(await answer.text()).toBe(text);
  }
});

test('a file whose name stays is asked for again, and not sent again', async () => {
  const { headers } = await get('/favicon.png');
  expect(headers.get('Cache-Control')).toBe('public, max-age=3600');
  const known = { 'If-None-Match': headers.get('ETag') ?? '' };
  expect((await get('/favicon.png', known)).status).toBe(304);
});
