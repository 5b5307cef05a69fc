import { beforeAll, expect, test, vi } from 'vitest';

let isKeepable: typeof import('./site.ts')['isKeepable'];
beforeAll(async () => {
  vi.stubGlobal('SITE', {
    script: '/assets/islands/page-1.js',
    version: 'one',
    pages: [],
    onceRead: [],
    files: [],
  });
  ({ isKeepable } = await import('./site.ts'));
});

const forEverybody = 'public, max-age=0, s-maxage=60';
const html = 'text/html; charset=utf-8';
const document = '<script>load("/assets/islands/page-1.js")</script>';

test.each<[string, string, Record<string, string>, number, boolean]>([
  ['a public page of this build', document, { 'Content-Type': html }, 200, true],
  ['a page of another build', document.replace('-1', '-2'), { 'Content-Type': html }, 200, false],
  ['a page without any script', '<p>Hello</p>', { 'Content-Type': html }, 200, true],
  ['an error', document, { 'Content-Type': html }, 404, false],
  ['a personal page', document, { 'Content-Type': html, 'Cache-Control': 'no-store' }, 200, false],
  [
    'a page with a nonce, which is for one visit',
    document,
    { 'Content-Type': html, 'Content-Security-Policy': "script-src 'nonce-abc'" },
    200,
    false,
  ],
  ['a hotspot’s data', '[]', { 'Content-Type': 'application/json' }, 200, false],
])('%s', async (_what, body, headers, status, expected) => {
  const answer = new Response(body, {
    status,
    headers: { 'Cache-Control': forEverybody, ...headers },
  });
  expect(await isKeepable(answer)).toBe(expected);
});
