import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filledInByHand } from '#tests/support/clients/form-time.ts';
import { exchange, rawRequest } from '#tests/support/clients/raw-http.ts';
import { API } from '#tests/support/clients/send-application.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { getKept } from '#tests/support/readers/kept-page.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';

let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool();
});
afterAll(() => school.remove());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(school.address + path, { headers });

function sourcesOf(answer: Response, directive: string): string[] {
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

/**
 * Whether the policy lets this element run or apply: by the page's nonce, or by the hash of its text. What an island is
 * made with is data: it never runs, so no policy speaks of it.
 */
function expectAllowed(sources: string[], html: string, tag: 'script' | 'style') {
  const elements = [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))];
  expect(elements.length).toBeGreaterThan(0);
  for (const [, attributes = '', text = ''] of elements) {
    if (attributes.includes('type="application/json"')) continue;
    const nonce = /\bnonce="([^"]+)"/.exec(attributes)?.[1];
    const hash = createHash('sha256').update(text).digest('base64');
    expect(sources).toContain(nonce ? `'nonce-${nonce}'` : `'sha256-${hash}'`);
  }
}

const PAGES = ['/', '/about', '/enrollment', '/contact', '/no/such/page'];

describe('the policy of every document', () => {
  test.each([...PAGES, '/enrollment?step=2'])(
    '%s lets run what the page holds, and nothing else',
    async (path) => {
      const answers = [await get(path)];
      if (answers[0]?.headers.get('Cache-Control')?.includes('s-maxage'))
        answers.push(await getKept(school.address + path));
      for (const answer of answers) {
        const html = await answer.text();
        for (const tag of ['script', 'style'] as const) {
          const sources = sourcesOf(answer, `${tag}-src`);
          expect(sources.join(' ')).not.toMatch(/unsafe|\*|https?:|data:/);
          expectAllowed(sources, html, tag);
        }
        expect(sourcesOf(answer, 'default-src')).toEqual(["'none'"]);
        expect(sourcesOf(answer, 'frame-ancestors')).toEqual(["'none'"]);
        expect(sourcesOf(answer, 'base-uri')).toEqual(["'none'"]);
        expect(sourcesOf(answer, 'form-action')).toEqual(["'self'"]);
        expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)="/);
      }
    },
  );

  test('a nonce is sent once', async () => {
    const nonce = async () => sourcesOf(await get('/enrollment?step=2'), 'script-src').at(-1);
    expect(await nonce()).not.toBe(await nonce());
  });

  test.each([
    // Nobody has asked for them before, in any of these ways.
    ['GET', '/academics', {}],
    ['GET', '/events', { 'Save-Data': 'on' }],
    ['GET', '/faq?utm_source=x', {}],
    ['HEAD', '/terms', {}],
  ])(
    '%s %s, which a cache on the way may give to others, has no nonce',
    async (method, path, headers) => {
      const first = await fetch(school.address + path, { method, headers });
      expect(first.headers.get('Cache-Control')).toContain('s-maxage');
      expect(first.headers.has('ETag')).toBe(false);
      const kept = await getKept(school.address + path, headers as never);
      for (const answer of [first, kept]) {
        expect(/ nonce=/.test(await answer.text())).toBe(false);
        expect(answer.headers.get('Content-Security-Policy')).not.toContain('nonce-');
      }
      const policies = [first, kept].map((answer) => answer.headers.get('Content-Security-Policy'));
      expect(policies[0]).toBe(policies[1]);
    },
  );

  test('answers that repeat what was typed cannot be broken out of', async () => {
    const typed = '"><script>alert(1)</script><!--</script>';
    const body = new URLSearchParams({
      ...sampleAnswers,
      ...filledInByHand(school),
      studentFirstName: typed,
      gradeLevel: '',
    });
    const answer = await fetch(`${school.address}/enrollment`, { method: 'POST', body });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert(1)');
    expectAllowed(sourcesOf(answer, 'script-src'), html, 'script');
  });
});

test.each([...PAGES, '/healthz', API, '/enrollment.data', '/%', '*'])(
  '%s has the headers of every answer',
  async (path) => {
    const answer = await exchange(school.address, rawRequest(`GET ${path}`));
    const header = (name: string) =>
      new RegExp(`^${name}: ([^\\r]*)`, 'im').exec(answer.split('\r\n\r\n')[0] ?? '')?.[1];
    expect(header('X-Content-Type-Options')).toBe('nosniff');
    expect(header('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(header('Permissions-Policy')).toContain('camera=()');
    expect(header('X-Frame-Options')).toBe('DENY');
    expect(header('X-Powered-By')).toBeUndefined();
    expect(header('Server')).toBeUndefined();
    expect(header('Strict-Transport-Security')).toBeUndefined();
  },
);

test('a part of a page says the least: each phone pays for its head', async () => {
  const html = await (await fetch(school.address)).text();
  for (const ending of ['js', 'svg', 'woff2']) {
    const [part = ''] = new RegExp(`/assets/[^"()]+\\.${ending}`).exec(html) ?? [];
    const { headers } = await fetch(school.address + part);
    expect(headers.get('X-Content-Type-Options'), part).toBe('nosniff');
    expect(headers.get('Permissions-Policy'), part).toBeNull();
    // Its name tells what is in it: nobody asks whether it has changed.
    expect(headers.get('Cache-Control'), part).toContain('immutable');
    expect(headers.get('ETag'), part).toBeNull();
    // A picture opened on its own runs nothing.
    expect(headers.get('Content-Security-Policy'), part).toBe(ending === 'svg' ? 'sandbox' : null);
  }
});

test('a school on https asks browsers to stay there', async () => {
  const secure = await hostSchool({ PUBLIC_URL: 'https://school.example' });
  try {
    for (const path of ['/', API, '/no/such/page']) {
      const header = (await fetch(secure.address + path)).headers.get('Strict-Transport-Security');
      expect(header).toMatch(/^max-age=31536000\b/);
    }
  } finally {
    await secure.remove();
  }
});
