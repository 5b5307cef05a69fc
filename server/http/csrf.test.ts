import { describe, expect, test } from 'vitest';
import { type CameFrom, cameFrom, isRefused } from './csrf.ts';

const PUBLIC_URL = 'https://school.example';

function post(headers: Record<string, string>, method = 'POST'): CameFrom {
  // Browsers forbid scripts to set these headers; a server gets them as they come.
  const given = new Headers({ Host: '127.0.0.1:3000', ...headers });
  return cameFrom({ method, headers: given } as Request, PUBLIC_URL);
}

describe('a post comes from another site', () => {
  test.each([
    ['the browser says so', { 'Sec-Fetch-Site': 'cross-site' }],
    ['only a neighbour’s subdomain', { 'Sec-Fetch-Site': 'same-site' }],
    [
      'the browser says so and the Origin lies',
      { 'Sec-Fetch-Site': 'cross-site', Origin: PUBLIC_URL },
    ],
    ['and keeps to itself from which', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }],
    ['an unknown word', { 'Sec-Fetch-Site': 'same-origin, cross-site' }],
    ['an older browser names another Origin', { Origin: 'https://evil.example' }],
    ['ours is only the beginning', { Origin: 'https://school.example.evil.example' }],
    ['ours is on another port', { Origin: 'https://school.example:8443' }],
    ['ours without encryption', { Origin: 'http://school.example' }],
  ])('%s', (_, headers) => {
    expect(post(headers)).toBe('elsewhere');
  });

  test('perhaps, when an older browser has no Origin to name', () => {
    expect(post({ Origin: 'null' })).toBe('unknown');
  });
});

describe('a post comes from us or from no browser', () => {
  test.each([
    ['the browser says so', { 'Sec-Fetch-Site': 'same-origin' }],
    ['the browser says so and no more', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
    ['typed or reloaded by the person', { 'Sec-Fetch-Site': 'none' }],
    ['an older browser names our Origin', { Origin: PUBLIC_URL }],
    ['or the host that it asked', { Origin: 'http://127.0.0.1:3000' }],
    ['a program says nothing', {}],
  ])('%s', (_, headers) => {
    expect(post(headers)).toBe('here');
  });

  test.each(['GET', 'HEAD', 'OPTIONS'])(
    '%s changes nothing, so it may come from anywhere',
    (method) => {
      expect(post({ 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }, method)).toBe('here');
    },
  );

  test.each(['PUT', 'DELETE', 'PATCH', 'PROPFIND'])('%s may not', (method) => {
    expect(post({ 'Sec-Fetch-Site': 'cross-site' }, method)).toBe('elsewhere');
  });
});

describe('what is refused', () => {
  test.each(['/enrollment', '/contact', '/status', '/api/contact-messages', '/offer/x'])(
    'at %s everything that is not surely ours',
    (path) => {
      expect(isRefused(path, 'here')).toBe(false);
      expect(isRefused(path, 'unknown')).toBe(true);
      expect(isRefused(path, 'elsewhere')).toBe(true);
    },
  );

  test.each([
    ...['/newsletter/confirm', '/portal/stop-erasure', '/messages/answer', '/offer'],
    ...['/account/link', '/status/papers', '/portal/confirm-address', '/stop-change'],
    '/status/family',
  ])('at %s, whose form carries its token, only what says that it is not ours', (path) => {
    expect(isRefused(path, 'unknown')).toBe(false);
    expect(isRefused(path, 'elsewhere')).toBe(true);
  });

  test('nothing where mail programs post by themselves', () => {
    expect(isRefused('/newsletter/unsubscribe', 'elsewhere')).toBe(false);
    expect(isRefused('/newsletter/unsubscribe/x', 'elsewhere')).toBe(true);
  });
});
