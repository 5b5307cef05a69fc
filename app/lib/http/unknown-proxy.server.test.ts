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
  ['from this machine, forwarded', '127.0.0.1', forwarded, true],
  ['by IPv6', '::1', { forwarded: 'for=203.0.113.7' }, true],
  ['by IPv4 in IPv6', '::ffff:127.0.0.1', forwarded, true],
  ['of the machine for itself', '127.0.0.1', {}, false],
  ['from elsewhere, who writes that header himself', '198.51.100.9', forwarded, false],
  ['of a closed socket', undefined, forwarded, false],
])('a request %s', (_name, peer, headers, expected) => {
  const { proxies } = watch();
  expect(proxies.isUnknownProxy(peer, headers)).toBe(expected);
  expect(proxies.hasSeenOne()).toBe(expected);
});

test('is no unknown proxy once it is named', () => {
  const { proxies } = watch('127.0.0.1', '::1');
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(proxies.isUnknownProxy(peer, forwarded)).toBe(false);
  }
});

test('is logged once, without the visitor', () => {
  const { lines, proxies } = watch();
  for (let count = 0; count < 3; count++) proxies.isUnknownProxy('127.0.0.1', forwarded);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('203.0.113.7');
});
