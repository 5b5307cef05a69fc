import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { systemClock } from '../dates/clock.ts';
import { sayClockIsRight } from '../jobs/clock-readings.server.ts';
import { createLog } from '../metrics/log.server.ts';
import { openMailFolder } from './mail-folder.server.ts';
import { startMailSender, usualPace } from './mail-sender.server.ts';
import type { MailTransport } from './mail-transport.server.ts';
import { enqueueMail, type Mail } from './outbox.server.ts';
import { withholdMails } from './waiting-mails.server.ts';

const log = createLog('silent');
let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sender-'));
  store = await openStore({ dataDir }, log);
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const mail = (subject: string, changes: Partial<Mail> = {}): Mail => ({
  ...{
    kind: 'newsletter-test' as const,
    to: 'grace@mail.example',
    subject,
    text: subject,
    html: subject,
  },
  ...changes,
});
const enqueue = (one: Mail) =>
  store.write((transaction) => enqueueMail(transaction, one, systemClock.now()));

/** A machine that is busy with something else sends late. */
const PATIENCE_MS = 10_000;

test('a mail that is erased while it is on its way leaves no file', async () => {
  const folder = join(dataDir, 'mail');
  const sender = { from: 'a@mail.example', replyTo: '', domain: 'mail.example', dkim: undefined };
  const files = openMailFolder(folder, sender, log);
  let sent = 0;
  const transport: MailTransport = {
    ...files,
    async send(row, signal) {
      const outcome = await files.send(row, signal);
      sent = readdirSync(folder).length;
      await store.write((transaction) => transaction.deleteFrom('outgoing_mails').execute());
      return outcome;
    },
  };
  await enqueue(mail('Erased'));
  const running = startMailSender({ store, transport, clock: systemClock, log });
  await vi.waitFor(() => expect(sent).toBe(1), PATIENCE_MS);
  await running.stop();
  expect(readdirSync(folder)).toEqual([]);
});

test('a mail that is withheld while the server refuses it stays withheld, and is nothing to send again', async () => {
  const withheld = { about: ['EN-2345-6789'], to: ['grace@mail.example'] };
  const transport: MailTransport = {
    async send() {
      await store.write((transaction) => withholdMails(transaction, withheld, systemClock.now()));
      return { outcome: 'refused', reason: '550 no such user' };
    },
    check: async () => undefined,
    close: () => undefined,
  };
  await enqueue(mail('Offer', { about: 'EN-2345-6789' }));
  const running = startMailSender({ store, transport, clock: systemClock, log });
  const found = () => store.read.selectFrom('outgoing_mails').selectAll().executeTakeFirstOrThrow();
  await vi.waitFor(async () => expect(await found()).toMatchObject({ lease: null, tries: 1 }));
  await running.stop();
  const why = 'The office has said that this person does not get it.';
  expect(await found()).toMatchObject({ status: 'cancelled', text_part: '', reason: why });
});

test('mails leave wherever the clock goes: after a leap back, and those that were queued after one ahead', async () => {
  let daysAhead = 0;
  const clock = { now: () => new Date(Date.now() + daysAhead * 86_400_000) };
  let isThere = false;
  const subjects: string[] = [];
  const transport: MailTransport = {
    async send({ subject }) {
      if (!isThere) return { outcome: 'unreachable', reason: 'no line' };
      subjects.push(subject);
      return { outcome: 'sent' };
    },
    check: async () => undefined,
    close: () => undefined,
  };
  const pace = { ...usualPace, lookEveryMs: 5, restOfMail: () => 5, restOfSender: () => 5 };
  const running = startMailSender({ store, transport, clock, log }, pace);
  await enqueue(mail('Before'));
  await vi.waitFor(async () => {
    const tries = await store.read.selectFrom('outgoing_mails').select('tries').execute();
    expect(tries[0]?.tries).toBeGreaterThan(0);
  }, PATIENCE_MS);
  daysAhead = 800;
  await store.write((transaction) => enqueueMail(transaction, mail('In 2029'), clock.now()));
  daysAhead = -800;
  isThere = true;
  await vi.waitFor(() => expect(subjects.toSorted()).toEqual(['Before', 'In 2029']), PATIENCE_MS);
  await running.stop();
});

test('a mail that is to leave with others in weeks waits for that minute', async () => {
  const subjects: string[] = [];
  const transport: MailTransport = {
    async send({ subject }) {
      subjects.push(subject);
      return { outcome: 'sent' };
    },
    check: async () => undefined,
    close: () => undefined,
  };
  const later = new Date(Date.now() + 20 * 86_400_000);
  await enqueue(mail('Held', { leavesAt: later }));
  await enqueue(mail('Today'));
  let daysAhead = 0;
  const clock = { now: () => new Date(Date.now() + daysAhead * 86_400_000) };
  const pace = { ...usualPace, lookEveryMs: 5 };
  const running = startMailSender({ store, transport, clock, log }, pace);
  await vi.waitFor(() => expect(subjects).toEqual(['Today']), PATIENCE_MS);
  const saysNow = (now: Date) => store.write((transaction) => sayClockIsRight(transaction, now));
  // The clock goes back by two days, then far, then far ahead: it is not the minute yet.
  daysAhead = -2;
  await saysNow(clock.now());
  for (const leap of [-2, -800, 800]) {
    daysAhead = leap;
    await enqueue(mail(`At ${leap}`));
    await vi.waitFor(() => expect(subjects.at(-1)).toBe(`At ${leap}`), PATIENCE_MS);
  }
  daysAhead = 21;
  await saysNow(clock.now());
  await vi.waitFor(
    () => expect(subjects).toEqual(['Today', 'At -2', 'At -800', 'At 800', 'Held']),
    PATIENCE_MS,
  );
  await running.stop();
});

test('mails that somebody waits for leave first, and newsletters last', async () => {
  await enqueue(mail('News', { priority: 'last' }));
  await enqueue(mail('Receipt'));
  await enqueue(mail('New password', { priority: 'first' }));
  const subjects: string[] = [];
  const transport: MailTransport = {
    send: async ({ subject }) => {
      subjects.push(subject);
      return { outcome: 'sent' };
    },
    check: async () => undefined,
    close: () => undefined,
  };
  const running = startMailSender({ store, transport, clock: systemClock, log });
  await vi.waitFor(() => expect(subjects).toHaveLength(3), PATIENCE_MS);
  await running.stop();
  expect(subjects).toEqual(['New password', 'Receipt', 'News']);
});
