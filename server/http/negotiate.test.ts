import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { bestVariant, etagOf, type Variants } from './negotiate.ts';

const variant = (name: string) => ({ body: Buffer.from(name), headers: [] });
const all: Variants = {
  identity: variant('identity'),
  br: variant('br'),
  gzip: variant('gzip'),
};

const chosen = (accepted: string | undefined, variants = all) =>
  String(
    bestVariant(variants, { headers: { 'accept-encoding': accepted } } as IncomingMessage).body,
  );

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR;q=1.0, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip;q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['x-br, pbr', 'identity'],
  ['*', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('who takes "%s" gets %s', (accepted, expected) => {
  expect(chosen(accepted)).toBe(expected);
});

test('what was not worth compressing comes as it is', () => {
  expect(chosen('br, gzip', { identity: variant('identity') })).toBe('identity');
});

test('an ETag is weak and follows the content', () => {
  expect(etagOf(Buffer.from('a'))).toMatch(/^W\/"[\w-]{22}"$/);
  expect(etagOf(Buffer.from('a'))).toBe(etagOf(Buffer.from('a')));
  expect(etagOf(Buffer.from('a'))).not.toBe(etagOf(Buffer.from('b')));
});
