import { expect, test } from 'vitest';
import {
  confirmationLink,
  readConfirmation,
  readUnsubscribe,
  unsubscribeLink,
} from './links.server.ts';

const site = { publicUrl: 'https://school.example', secret: 'a secret of the school' };
const now = new Date('2026-01-05T06:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

test('a confirmation works for seven days', () => {
  const token = tokenOf(confirmationLink('some-id', now, site));
  expect(readConfirmation(token, later(7), site.secret)).toBe('some-id');
  expect(readConfirmation(token, later(7.01), site.secret)).toBeUndefined();
});

test('the way out works for ever', () => {
  const token = tokenOf(unsubscribeLink('some-id', site));
  expect(readUnsubscribe(token, site.secret)).toBe('some-id');
});

test('a link is good for one thing, at one school', () => {
  const confirmation = tokenOf(confirmationLink('some-id', now, site));
  const unsubscribe = tokenOf(unsubscribeLink('some-id', site));
  expect(readUnsubscribe(confirmation, site.secret)).toBeUndefined();
  expect(readConfirmation(unsubscribe, now, site.secret)).toBeUndefined();
  expect(readConfirmation(confirmation, now, 'another secret')).toBeUndefined();
  expect(readConfirmation('', now, site.secret)).toBeUndefined();
});
