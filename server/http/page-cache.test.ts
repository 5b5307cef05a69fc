import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { frameSourceOf } from '#lib/http/content-security-policy.server.ts';
import { namesRead, publicLifetime, withHashes } from './page-cache.ts';

const NONCE = 'b2theQ==';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page without its nonce', () => {
  test('names each inline script and style by the hash of its text', () => {
    const page = `<style nonce="${NONCE}">p{}</style><script nonce="${NONCE}">go()</script><script type="module" nonce="${NONCE}">\n</script>`;
    const { html, policy } = withHashes(page, NONCE);
    expect(html).toBe('<style>p{}</style><script>go()</script><script type="module">\n</script>');
    expect(policy).toContain(`script-src 'self' ${hash('go()')} ${hash('\n')};`);
    expect(policy).toContain(`style-src 'self' ${hash('p{}')};`);
    expect(policy).not.toMatch(/nonce|unsafe/);
  });

  test('hashes the bytes that the browser sees, beyond ASCII too', () => {
    const text = 'const name = "Ng’andu 👧";';
    const { policy } = withHashes(`<script nonce="${NONCE}">${text}</script>`, NONCE);
    expect(policy).toContain(hash(text));
  });

  test('names a text once, however often it stands there', () => {
    const page = `<script nonce="${NONCE}">go()</script>`.repeat(3);
    expect(withHashes(page, NONCE).policy.match(/sha256-/g)).toHaveLength(1);
  });

  test('does not vouch for what did not carry the nonce of its render', () => {
    const page = `<script>evil()</script><script nonce="other">evil()</script><p nonce="${NONCE}">x</p><style>a{}</style>`;
    expect(withHashes(page, NONCE).policy).not.toContain('sha256-');
  });

  test('does not vouch for a text that only quotes the nonce', () => {
    const page = `<script>say(' nonce="${NONCE}">')</script>`;
    expect(withHashes(page, NONCE).policy).not.toContain('sha256-');
  });

  test('files need no hash: the policy allows our own', () => {
    const { html, policy } = withHashes(`<script src="/a.js" nonce="${NONCE}"></script>`, NONCE);
    expect(html).toBe('<script src="/a.js"></script>');
    expect(policy).toContain("script-src 'self';");
  });
});

describe('what a single page may hold', () => {
  test('stays in its policy and comes into no other', () => {
    const frame = frameSourceOf("img-src 'self'; frame-src https://maps.example; base-uri 'none'");
    expect(withHashes('<p>x</p>', NONCE, frame).policy).toMatch(
      /; frame-src https:\/\/maps\.example$/,
    );
    expect(frameSourceOf("img-src 'self'")).toBeUndefined();
    expect(withHashes('<p>x</p>', NONCE).policy).not.toContain('frame-src');
  });
});

describe('an answer is for everybody', () => {
  const answer = (cacheControl: string, status = 200) =>
    new Response(null, { status, headers: { 'Cache-Control': cacheControl } });

  test('as long as it says itself', () => {
    expect(publicLifetime(answer('public, max-age=0, s-maxage=60'))).toBe(60);
  });

  test.each([
    ['it says nothing', new Response()],
    ['only the browser may keep it', answer('public, max-age=60')],
    ['nobody may keep it', answer('no-store')],
    ['it is an error', answer('s-maxage=60', 404)],
    ['it is a redirect', answer('s-maxage=60', 303)],
  ])('not when %s', (_, given) => {
    expect(publicLifetime(given)).toBe(0);
  });
});

describe('what of a query makes another page', () => {
  test.each([
    ['params', []],
    ['params, except=("step")', ['step']],
    ['params, except=("submitted" "position")', ['submitted', 'position']],
  ])('%s', (said, names) => {
    expect(namesRead(said)).toEqual(names);
  });

  test.each([null, '', 'key-order', 'params=("fbclid")', 'params, except=("a'])(
    '%s: any query may',
    (said) => {
      expect(namesRead(said)).toBeUndefined();
    },
  );
});
