import pino from 'pino';
import { expect, test } from 'vitest';
import { trustProxies } from './client-address.server.ts';
import { watchForProxies } from './unknown-proxy.server.ts';

function watch(...trusted: string[]) {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  return { lines, proxies: watchForProxies(trustProxies(trusted), log) };
}
const forwarded = { 'x-forwarded-for': '203.0.113.7' };

test.each([
  ['from this machine, forwarded', '127.0.0.1', forwarded, 'unnamed'],
  ['by IPv6', '::1', { forwarded: 'for=203.0.113.7' }, 'unnamed'],
  ['by IPv4 in IPv6', '::ffff:127.0.0.1', forwarded, 'unnamed'],
  ['by the gateway of a container', '172.17.0.1', forwarded, 'unnamed'],
  ['by a balancer of one’s own', '::ffff:10.0.0.7', { via: '1.1 balancer' }, 'unnamed'],
  ['of the machine for itself', '127.0.0.1', {}, undefined],
  ['from elsewhere, who writes that header himself', '198.51.100.9', forwarded, undefined],
  ['of a closed socket', undefined, forwarded, undefined],
])('a request %s', (_name, peer, headers, expected) => {
  const { proxies } = watch();
  proxies.notice(peer, headers);
  expect(proxies.fault()).toBe(expected);
});

test('who speaks for many visitors from elsewhere is a proxy, a single one who writes the header is not', () => {
  const { lines, proxies } = watch();
  for (let count = 0; count < 30; count++) proxies.notice('198.51.100.9', forwarded);
  expect(proxies.fault()).toBeUndefined();
  for (let count = 0; count < 30; count++) {
    proxies.notice('198.51.100.9', { 'x-forwarded-for': `203.0.113.${count}` });
  }
  expect(proxies.fault()).toBe('unnamed');
  // Whoever runs the site reads of the first one.
  expect(lines).toHaveLength(1);
});

test('is well once it is named and says for whom it asks', () => {
  const { lines, proxies } = watch('127.0.0.1', '::1');
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) proxies.notice(peer, forwarded);
  expect(proxies.fault()).toBeUndefined();
  expect(lines).toEqual([]);
});

test.each([{ 'x-forwarded-for': 'unknown' }, { forwarded: 'for=203.0.113.7' }])(
  'is not well when it is named and says only %j',
  (headers) => {
    const { lines, proxies } = watch('127.0.0.1');
    proxies.notice('127.0.0.1', headers);
    expect(proxies.fault()).toBe('unreadable');
    expect(lines.join()).toContain('does not say in X-Forwarded-For');
  },
);

test('is logged once, without the visitor, and strangers do not fill the log', () => {
  const { lines, proxies } = watch();
  for (let count = 0; count < 3; count++) proxies.notice('127.0.0.1', forwarded);
  expect(lines).toHaveLength(1);
  for (let count = 0; count < 100; count++) proxies.notice(`198.51.100.${count}`, forwarded);
  expect(lines).toHaveLength(20);
  expect(lines.join()).not.toContain('203.0.113.7');
});
