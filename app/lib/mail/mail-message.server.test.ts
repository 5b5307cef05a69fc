import { generateKeyPairSync } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { type MailFrom, messageOf } from './mail-message.server.ts';
import type { OutgoingMailRow } from './outbox.server.ts';

const row: OutgoingMailRow = {
  id: '3f2c8f0a-9f6e-4a43-8b5e-1d1f6a0f3c11',
  kind: 'test',
  recipient: 'choolwe@mail.example',
  recipient_search: 'choolwe@mail.example',
  subject: 'We have it',
  text_part: 'Thank you.',
  html_part: '<p>Thank you.</p>',
  about: 'EN-2345-6789',
  list_unsubscribe: null,
  calendar_part: null,
  is_personal: 0,
  status: 'waiting',
  priority: 1,
  queued_at: '2026-01-05T06:00:00.000Z',
  due_at: '2026-01-05T06:00:00.000Z',
  has_own_moment: 0,
  lease: null,
  tries: 0,
  put_off_since: null,
  settled_at: null,
  reason: null,
};
const sender: MailFrom = {
  from: 'The School <office@school.example>',
  replyTo: 'office@school.example',
  domain: 'school.example',
  dkim: undefined,
};

async function written(changes: Partial<OutgoingMailRow> = {}, from = sender) {
  const composer = createTransport({ streamTransport: true, buffer: true, dkim: from.dkim });
  const { message, envelope } = await composer.sendMail(messageOf({ ...row, ...changes }, from));
  const [head = '', ...body] = String(message).split('\r\n\r\n');
  return { lines: head.split('\r\n'), head, body: body.join('\r\n\r\n'), envelope };
}

/** Names of the headers; folded lines begin with a space and are none. */
const namesOf = (lines: string[]) =>
  lines.flatMap((line) => /^([A-Za-z0-9-]+):/.exec(line)?.[1] ?? []).sort();

describe('a mail as it travels', () => {
  test('is made of its row: the same mail whenever it is made', async () => {
    const { head } = await written();
    expect(head).toContain('Message-ID: <3f2c8f0a-9f6e-4a43-8b5e-1d1f6a0f3c11@school.example>');
    expect(head).toContain('Date: Mon, 05 Jan 2026 06:00:00 +0000');
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(head).toContain('From: The School <office@school.example>');
    expect(head).toContain('To: choolwe@mail.example');
  });

  test('has a text and an HTML part', async () => {
    const { head, body } = await written();
    expect(head).toContain('multipart/alternative');
    expect(body).toContain('Content-Type: text/plain');
    expect(body).toContain('Content-Type: text/html');
  });

  test('line breaks in any field make no header and reach nobody else', async () => {
    const usual = namesOf((await written()).lines);
    const evil = 'x\r\nBcc: thief@evil.example\r\n\r\n<b>body</b>\n.\n\u2028Cc: thief@evil.example';
    for (const field of ['recipient', 'subject', 'kind', 'about', 'id'] as const) {
      const { lines, envelope } = await written({ [field]: `a@mail.example${evil}` });
      expect(namesOf(lines)).toEqual(usual);
      expect(JSON.stringify(envelope)).not.toContain('"thief@evil.example"');
    }
    const { lines } = await written({ text_part: evil, html_part: evil });
    expect(namesOf(lines)).toEqual(usual);
  });

  test('the way off the list stands on one line', async () => {
    const address = `https://school.example/newsletter/unsubscribe?token=${'x'.repeat(120)}`;
    const { lines } = await written({ list_unsubscribe: address });
    expect(lines).toContain(`List-Unsubscribe: <${address}>`);
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('addresses and words of any script arrive', async () => {
    const { envelope } = await written({ recipient: 'jose@ŝkolo.example' });
    expect(envelope).toMatchObject({ to: ['jose@xn--kolo-u5a.example'] });
    const { head, envelope: other } = await written({ recipient: 'josé@a.example', subject: 'Ŋ' });
    expect(other).toMatchObject({ to: ['josé@a.example'] });
    expect(head).toContain('Subject: =?UTF-8?');
  });

  test('is signed where a key is set', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const dkim = { domainName: 'school.example', keySelector: 'school', privateKey };
    const { head } = await written({}, { ...sender, dkim });
    expect(head).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256;/m);
    expect(head).toMatch(/d=school\.example;/);
    expect(head).toMatch(/s=school;/);
  });
});

test('a day for the calendar travels with the words, and no mail has one by itself', () => {
  expect(messageOf(row, sender)).not.toHaveProperty('icalEvent');
  const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  expect(messageOf({ ...row, calendar_part: content }, sender)).toMatchObject({
    icalEvent: { method: 'PUBLISH', content },
  });
});
