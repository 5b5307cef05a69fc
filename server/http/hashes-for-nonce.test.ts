import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withHashes } from './hashes-for-nonce.ts';

const NONCE = 'b2theQ==';
const POLICY = `script-src 'nonce-${NONCE}'; img-src 'self'`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page without its nonce', () => {
  test('names each inline script and style by the hash of its text', () => {
    const page = `<style nonce="${NONCE}">p{}</style><script nonce="${NONCE}">go()</script><script type="module" nonce="${NONCE}">\n</script>`;
    const { html, policy } = withHashes(page, POLICY);
    expect(html).toBe('<style>p{}</style><script>go()</script><script type="module">\n</script>');
    expect(policy).toContain(`script-src 'self' ${hash('go()')} ${hash('\n')};`);
    expect(policy).toContain(`style-src 'self' ${hash('p{}')};`);
    expect(policy).not.toMatch(/nonce|unsafe/);
  });

  test('hashes the bytes that the browser sees, beyond ASCII too', () => {
    const text = 'const name = "Ng’andu 👧";';
    const { policy } = withHashes(`<script nonce="${NONCE}">${text}</script>`, POLICY);
    expect(policy).toContain(hash(text));
  });

  test('names a text once, however often it stands there', () => {
    const page = `<script nonce="${NONCE}">go()</script>`.repeat(3);
    expect(withHashes(page, POLICY).policy.match(/sha256-/g)).toHaveLength(1);
  });

  test('does not vouch for what did not carry the nonce of its render', () => {
    const page = `<script>evil()</script><script nonce="other">evil()</script><p nonce="${NONCE}">x</p><style>a{}</style>`;
    expect(withHashes(page, POLICY).policy).not.toContain('sha256-');
  });

  test('does not vouch for a text that only quotes the nonce', () => {
    const page = `<script>say(' nonce="${NONCE}">')</script>`;
    expect(withHashes(page, POLICY).policy).not.toContain('sha256-');
  });

  test('files need no hash: the policy allows our own', () => {
    const { html, policy } = withHashes(`<script src="/a.js" nonce="${NONCE}"></script>`, POLICY);
    expect(html).toBe('<script src="/a.js"></script>');
    expect(policy).toContain("script-src 'self';");
  });
});

describe('what a single page may hold', () => {
  test('stays in its policy and comes into no other', () => {
    const added = `${POLICY}; frame-src https://maps.example; base-uri 'none'`;
    expect(withHashes('<p>x</p>', added).policy).toMatch(/; frame-src https:\/\/maps\.example$/);
    expect(withHashes('<p>x</p>', POLICY).policy).not.toContain('frame-src');
  });
});

test('a page whose render had no nonce is a fault', () => {
  expect(() => withHashes('<p>x</p>', "script-src 'self'")).toThrow('nonce');
});
