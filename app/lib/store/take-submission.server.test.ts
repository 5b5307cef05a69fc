import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { createLog } from '../metrics/log.server.ts';
import type { Store } from './store.server.ts';
import { type Receipt, takeSubmission } from './take-submission.server.ts';

const KEY = '0b0e4b5e-51a4-4f6e-9d1a-6a3f1c0de001';
const MONDAY = new Date('2026-02-02T08:00:00Z');
const TUESDAY = new Date('2026-02-03T08:00:00Z');
const written = { name: 'Ruth Banda', phone: '', message: 'Does the bus come?' };

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'school-'));
  store = await openStore({ dataDir: folder }, createLog('silent'));
});
afterEach(() => store.write((transaction) => transaction.deleteFrom('idempotency_keys').execute()));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

interface Sent {
  content?: Record<string, string>;
  key?: string | undefined;
  kind?: string;
  pressedOn?: string;
  now?: Date;
}

async function send({ content = written, kind = 'contact-message', now = MONDAY, ...sent }: Sent) {
  const written: Receipt[] = [];
  const submission = { prefix: 'CM', kind, content, now, ...sent };
  const taken = await takeSubmission(
    { store, secret: 'a secret of this test', mail: { wake: () => {}, onWake: () => {} } },
    submission,
    async (_, receipt) => {
      written.push(receipt);
    },
  );
  return { taken, isStored: written.length === 1 };
}

describe('a key that comes again', () => {
  test.each<[string, Record<string, string>]>([
    ['the same content', { ...written }],
    ['a new question that is empty', { ...written, wish: '' }],
    ['a question less that was empty', { name: written.name, message: written.message }],
    ['the questions in another order', Object.fromEntries(Object.entries(written).reverse())],
  ])('with %s gets the first receipt, and nothing is stored', async (_, content) => {
    const first = await send({ key: KEY });
    const again = await send({ key: KEY.toUpperCase(), content });
    expect(first).toMatchObject({ isStored: true, taken: { outcome: 'stored', isFirst: true } });
    expect(again).toEqual({ isStored: false, taken: { ...first.taken, isFirst: false } });
  });

  test.each<[string, Record<string, string>]>([
    ['another answer', { ...written, message: 'Something else' }],
    ['the answers to other questions', { ...written, phone: written.name, name: '' }],
    ['a new question that is answered', { ...written, wish: 'A window seat' }],
  ])('with %s is refused, with the receipt that the school gave', async (_, content) => {
    const { taken } = await send({ key: KEY });
    expect(await send({ key: KEY, content })).toEqual({
      isStored: false,
      taken: { outcome: 'keyReused', receipt: (taken as { receipt: Receipt }).receipt },
    });
  });

  test('for another kind of form is refused, and tells nothing of the first', async () => {
    await send({ key: KEY });
    expect(await send({ key: KEY, kind: 'job-application' })).toEqual({
      isStored: false,
      taken: { outcome: 'keyReused', receipt: undefined },
    });
  });

  test('finds what was kept when a digest held the values alone', async () => {
    const answer = { reference: 'CM-23CD-FHJK', submissionDate: MONDAY.toISOString() };
    // Of ["Ruth Banda","","Does the bus come?"], as it was made until names counted.
    const digest = 'PwqphoCQRDLpa7RCxtRV-_rYI3sZexTMZK5tlX6TIUQ';
    const known = { key: KEY, kind: 'contact-message', digest, created_at: '' };
    await store.write((transaction) =>
      transaction
        .insertInto('idempotency_keys')
        .values({ ...known, answer: JSON.stringify(answer) })
        .execute(),
    );
    expect(await send({ key: KEY, now: TUESDAY })).toEqual({
      isStored: false,
      taken: { outcome: 'stored', receipt: answer, isFirst: false },
    });
  });
});

test('a kind without a prefix gets no reference, only the instant', async () => {
  const submission = { kind: 'newsletter-subscription', content: written, now: MONDAY };
  const services = { store, secret: 'none', mail: { wake: () => {}, onWake: () => {} } };
  const receipt = { submissionDate: MONDAY.toISOString() };
  for (const isFirst of [true, false]) {
    expect(await takeSubmission(services, submission, async () => {})).toEqual({
      ...{ outcome: 'stored', receipt, isFirst },
    });
  }
});

describe('without a key', () => {
  test('the same words on the same day are one submission', async () => {
    const first = await send({});
    expect(await send({ now: new Date('2026-02-02T21:59:59Z') })).toMatchObject({
      isStored: false,
      taken: { receipt: (first.taken as { receipt: Receipt }).receipt },
    });
  });

  test.each<[string, Sent]>([
    ['on another day in Lusaka', { now: new Date('2026-02-02T22:00:00Z') }],
    ['on another day, from a page that was kept', { pressedOn: 'page', now: TUESDAY }],
    ['from a page that was made anew', { pressedOn: 'other page' }],
    ['in another form', { kind: 'volunteer-application' }],
  ])('the same words %s are a new one', async (_, again) => {
    await send({ pressedOn: 'page' });
    await send({});
    expect(await send(again)).toMatchObject({ isStored: true });
  });
});
