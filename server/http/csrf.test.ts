import { describe, expect, test } from 'vitest';
import { isCrossSite } from './csrf.ts';

const PUBLIC_URL = 'https://school.example';

function post(headers: Record<string, string>, method = 'POST', path = '/contact') {
  // Browsers forbid scripts to set these headers; a server gets them as they come.
  const given = new Headers({ Host: '127.0.0.1:3000', ...headers });
  return isCrossSite(
    { method, headers: given, url: `http://127.0.0.1:3000${path}` } as Request,
    PUBLIC_URL,
  );
}

describe('a post comes from another site', () => {
  test.each([
    ['the browser says so', { 'Sec-Fetch-Site': 'cross-site' }],
    ['only a neighbour’s subdomain', { 'Sec-Fetch-Site': 'same-site' }],
    [
      'the browser says so and the Origin lies',
      { 'Sec-Fetch-Site': 'cross-site', Origin: PUBLIC_URL },
    ],
    ['an unknown word', { 'Sec-Fetch-Site': 'same-origin, cross-site' }],
    ['an older browser names another Origin', { Origin: 'https://evil.example' }],
    ['a sandboxed page has no Origin to name', { Origin: 'null' }],
    ['ours is only the beginning', { Origin: 'https://school.example.evil.example' }],
    ['ours is on another port', { Origin: 'https://school.example:8443' }],
    ['ours without encryption', { Origin: 'http://school.example' }],
  ])('%s', (_, headers) => {
    expect(post(headers)).toBe(true);
  });
});

describe('a post comes from us or from no browser', () => {
  test.each([
    ['the browser says so', { 'Sec-Fetch-Site': 'same-origin' }],
    ['typed or reloaded by the person', { 'Sec-Fetch-Site': 'none' }],
    ['an older browser names our Origin', { Origin: PUBLIC_URL }],
    ['or the host that it asked', { Origin: 'http://127.0.0.1:3000' }],
    ['a program says nothing', {}],
  ])('%s', (_, headers) => {
    expect(post(headers)).toBe(false);
  });

  test.each(['GET', 'HEAD', 'OPTIONS'])(
    '%s changes nothing, so it may come from anywhere',
    (method) => {
      expect(post({ 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }, method)).toBe(false);
    },
  );

  test.each(['PUT', 'DELETE', 'PATCH', 'PROPFIND'])('%s may not', (method) => {
    expect(post({ 'Sec-Fetch-Site': 'cross-site' }, method)).toBe(true);
  });

  test.each([
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/portal/stop-erasure',
    '/portal/confirm-address',
    '/stop-change',
    '/messages/answer',
  ])('%s is where links from mails lead, and their token speaks for itself', (path) => {
    const fromMailProgram = { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' };
    expect(post(fromMailProgram, 'POST', `${path}?token=x`)).toBe(false);
    expect(post(fromMailProgram, 'POST', `${path}/x`)).toBe(true);
  });
});
