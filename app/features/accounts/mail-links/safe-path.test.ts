import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

const ORIGIN = 'https://school.example';

test.each([
  ['/portal', '/portal'],
  ['/staff/messages?status=new', '/staff/messages?status=new'],
  ['https://school.example/account', '/account'],
  ['/account#access_token=stolen', '/account'],
  ['portal', '/portal'],
])('%s leads to %s', (wanted, path) => {
  expect(safePath(wanted, ORIGIN)).toBe(path);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://school.example//elsewhere.example',
  'https://school.example@elsewhere.example/',
  'https://school.example.elsewhere.example/',
  'http://school.example/',
  'http://[',
  '',
  undefined,
  null,
])('%s leads nowhere', (wanted) => {
  expect(safePath(wanted, ORIGIN)).toBeUndefined();
});

test('whatever it says, a browser stays on this site', () => {
  const anything = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('/', '\\', '.', '@', ':', '\t', '\n', 'x', '%2f', '?'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(anything, (wanted) => {
      const path = safePath(wanted, ORIGIN);
      if (path === undefined) return;
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
    }),
  );
});
