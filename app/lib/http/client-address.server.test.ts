import { describe, expect, test } from 'vitest';
import { CannotStart } from '../env.server.ts';
import {
  clientAddress,
  isLoopback,
  isPrivate,
  networkOf,
  trustProxies,
} from './client-address.server.ts';

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
    ['nor is nonsense that it wrote', ours, '10.0.0.1', 'x, 203.0.113.7', '203.0.113.7'],
    [
      'proxies behind proxies are passed',
      ours,
      '10.0.0.1',
      '203.0.113.7, 192.168.3.4',
      '203.0.113.7',
    ],
    ['a proxy that asks for itself is the sender', ours, '10.0.0.1', undefined, '10.0.0.1'],
    ['one proxy that asks through another too', ours, '10.0.0.1', '192.168.3.4', '192.168.3.4'],
    ['IPv4 inside IPv6 is IPv4', ours, '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['IPv6 proxies and senders', ours, '::1', '2001:db8::7', '2001:db8::7'],
    ['a port is no part of an address', ours, '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
    ['nor is that of IPv6', ours, '10.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['a strange peer is not asked', ours, '198.51.100.9', '203.0.113.7', '198.51.100.9'],
    ['nor a container’s gateway', ours, '172.17.0.1', '203.0.113.7', '172.17.0.1'],
    ['a closed socket has no address', ours, undefined, '203.0.113.7', ''],
    ['nobody can tell behind nonsense', ours, '10.0.0.1', '203.0.113.7, x', undefined],
    ['nor behind an empty header', ours, '::1', '', undefined],
    [
      'nor behind a proxy on this machine without a name',
      nobody,
      '127.0.0.1',
      '1.2.3.4',
      undefined,
    ],
  ])('%s', (_name, isTrusted, peer, header, expected) => {
    const headers = header === undefined ? {} : { 'x-forwarded-for': header };
    expect(clientAddress(peer, headers, isTrusted)).toBe(expected);
  });

  test.each([
    { forwarded: 'for=203.0.113.7' },
    { 'x-real-ip': '203.0.113.7' },
    { 'x-forwarded-proto': 'https' },
    { via: '1.1 caddy' },
  ])('nobody can tell whose proxy says only %j, and it is never this machine', (headers) => {
    expect(clientAddress('::1', headers, ours)).toBeUndefined();
    expect(clientAddress('127.0.0.1', headers, nobody)).toBeUndefined();
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

test('a network of one’s own is not the internet', () => {
  const own = [
    '127.0.0.1',
    '10.1.2.3',
    '172.17.0.1',
    '192.168.1.1',
    '100.64.0.1',
    'fd00::1',
    '::1',
  ];
  expect(own.filter((address) => !isPrivate(address))).toEqual([]);
  expect(['172.32.0.1', '203.0.113.7', '2001:db8::1', ''].filter(isPrivate)).toEqual([]);
});
