import { expect, test } from 'vitest';
import { readSent, sentAddress } from './sent-address.server.ts';

const now = new Date('2026-02-02T08:00:00Z');
const school = { secret: 'secret', now };
const told = { reference: 'CM-7KQ4-M2XD' };
const at = (address: string) => new Request(`https://school.example${address}`);
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('the address tells its own page what was sent, for a day', () => {
  const address = sentAddress('/contact', told, school);
  expect(readSent(at(address), school)).toEqual(told);
  expect(readSent(at(address), { ...school, now: later(23) })).toEqual(told);
  expect(readSent(at(address), { ...school, now: later(25) })).toBeUndefined();
});

test('no other page, no other school and nobody who changed it', () => {
  const address = sentAddress('/contact', told, school);
  expect(readSent(at(address.replace('/contact', '/parents/pta')), school)).toBeUndefined();
  expect(readSent(at(address), { ...school, secret: 'other' })).toBeUndefined();
  expect(readSent(at(`${address}a`), school)).toBeUndefined();
  expect(readSent(at('/contact'), school)).toBeUndefined();
});
