import { expect, test } from 'vitest';
import { createLog } from '#lib/metrics/log.server.ts';
import { refusalOf } from './refusal.ts';
import { takePosted } from './take-posted.server.ts';

const posted = {
  ...{ kind: 'contact-message', log: createLog('silent') },
  notStored: 'Your message is still in the form.',
};
const stored = { outcome: 'stored', receipt: { reference: 'CM-23CD-FHJK' } } as const;
const refusal = refusalOf('Enter your full name');

test('what is stored comes back with its receipt', async () => {
  expect(await takePosted(posted, async () => stored)).toBe(stored);
});

test.each([
  ['refused', { outcome: 'refused', refusal } as const, 422],
  ['refused in other words', { outcome: 'refused', status: 415, refusal } as const, 415],
])('what is %s is told as it was refused', async (_, result, status) => {
  expect(await takePosted(posted, async () => result)).toEqual({
    ...{ outcome: 'notTaken', refusal, status, headers: {} },
  });
});

test('too many are told when to come again', async () => {
  const tooMany = { outcome: 'tooMany', retryAfterSeconds: 90 } as const;
  expect(await takePosted(posted, async () => tooMany)).toMatchObject({
    ...{ outcome: 'notTaken', refusal: { errors: [] }, status: 429 },
    headers: { 'Retry-After': '90' },
  });
});

test('what the store does not take is told as not sent yet', async () => {
  const failing = [
    () => Promise.reject(new Error('database or disk is full')),
    async () => ({ outcome: 'keyReused' }) as const,
  ];
  for (const take of failing) {
    expect(await takePosted(posted, take)).toEqual({
      ...{ outcome: 'notTaken', status: 503, headers: {} },
      refusal: { title: 'Not sent yet', detail: posted.notStored, errors: [] },
    });
  }
});

test('of a program nothing is taken', async () => {
  const caught = { ...posted, caught: 'Please open the page again.', refusalTitle: 'Not taken' };
  expect(await takePosted(caught, () => Promise.reject(new Error('taken')))).toMatchObject({
    refusal: { title: 'Not taken', detail: 'Please open the page again.' },
    status: 422,
  });
});
