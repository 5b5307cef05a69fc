import { networkInterfaces } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { freePort, type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { openSmtpInbox, type SmtpInbox } from '#tests/support/stubs/smtp-inbox.ts';

/** The product and the mail server it is given, from the first try at start on. */
const NOT_REACHED = 'mail server not reached; mails wait until it is';
const FAMILY = 'choolwe@mail.example';
let school: RunningSchool;
let inbox: SmtpInbox | undefined;
afterEach(async () => {
  await school.remove();
  await inbox?.close();
  inbox = undefined;
});

const start = async (SMTP_URL: string) => {
  school = await runSchool({ SMTP_URL, LOG_LEVEL: 'warn' });
};
const warnings = () =>
  school
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { msg: string; reason?: string });
const reasonOf = (msg: string) => warnings().find((line) => line.msg === msg)?.reason;

test('mail leaves through a server of this machine that asks for STARTTLS and signs for itself', async () => {
  inbox = await openSmtpInbox(undefined, undefined, { startTls: true });
  await start(inbox.url);
  await sendApplication(school.address, { parent1Email: FAMILY });
  await expect.poll(() => inbox?.mails.map(({ to }) => to)).toContain(FAMILY);
  // A busy machine may be told of something else, such as a request that it was slow with.
  expect(warnings().filter(({ msg }) => msg.includes('mail'))).toEqual([]);
});

/** An address of this machine that the network knows too. */
const outward = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;
if (!outward) {
  console.warn('Skipped: a mail server that is not on loopback, because there is no network.');
}

test.skipIf(!outward)('anywhere else the certificate is verified', async () => {
  const host = outward ?? '';
  inbox = await openSmtpInbox(undefined, undefined, { startTls: true, host });
  await start(inbox.url);
  await sendApplication(school.address, { parent1Email: FAMILY });
  await expect.poll(() => reasonOf(NOT_REACHED)).toMatch(/certificate/);
  await expect.poll(() => reasonOf('mail not sent yet')).toMatch(/certificate/);
  expect(inbox.mails).toEqual([]);
});

test('a server that is away is a warning at start and with each try, and no failed start', async () => {
  const port = await freePort();
  await start(`smtp://office%40school.example:Geheim@127.0.0.1:${port}`);
  await expect.poll(() => reasonOf(NOT_REACHED)).toContain(`ECONNREFUSED 127.0.0.1:${port}`);
  expect((await sendApplication(school.address, { parent1Email: FAMILY })).status).toBe(201);
  await expect.poll(() => reasonOf('mail not sent yet')).toContain('ECONNREFUSED');
  expect(school.output()).not.toMatch(/Geheim|choolwe|office@/);
});
