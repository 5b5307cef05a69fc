import { describe, expect, test } from 'vitest';
import { CannotStart } from '../env.server.ts';
import { clientAddress, isLoopback, networkOf, trustProxies } from './client-address.server.ts';

describe('who sent a request', () => {
  const nobody = trustProxies([]);
  const ours = trustProxies(['10.0.0.1', '192.168.0.0/16', '::1']);

  test.each([
    ['nobody is trusted, so the peer it is', nobody, '203.0.113.7', '1.2.3.4', '203.0.113.7'],
    ['a trusted proxy names the sender', ours, '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    [
      'what a sender wrote itself is not believed',
      ours,
      '10.0.0.1',
      '6.6.6.6, 203.0.113.7',
      '203.0.113.7',
    ],
    [
      'proxies behind proxies are passed',
      ours,
      '10.0.0.1',
      '203.0.113.7, 192.168.3.4',
      '203.0.113.7',
    ],
    ['a proxy that says nothing is the sender', ours, '10.0.0.1', undefined, '10.0.0.1'],
    ['nonsense in the header stops the search', ours, '10.0.0.1', '203.0.113.7, x', '10.0.0.1'],
    ['IPv4 inside IPv6 is IPv4', ours, '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['IPv6 proxies and senders', ours, '::1', '2001:db8::7', '2001:db8::7'],
    ['a strange peer is not asked', ours, '198.51.100.9', '203.0.113.7', '198.51.100.9'],
    ['a closed socket has no address', ours, undefined, '203.0.113.7', ''],
  ])('%s', (_name, isTrusted, peer, header, expected) => {
    expect(clientAddress(peer, header, isTrusted)).toBe(expected);
  });

  test('a proxy that is no address is refused at the start', () => {
    expect(() => trustProxies(['proxy.example'])).toThrow(CannotStart);
  });
});

test('this machine knows itself', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1'].every(isLoopback)).toBe(true);
  expect(['10.0.0.1', '2001:db8::1', ''].some(isLoopback)).toBe(false);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
])('%s lies in %s', (address, network) => {
  expect(networkOf(address, 48)).toBe(network);
});
