import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesOf } from '#forms/form-answers.ts';
import { MISSING_ALL, parseForm } from '#forms/parse-form.ts';
import { REFUSAL_TITLE } from '#forms/refusal.ts';
import { type ContactMessage, contactMessage, subjectFromAddress } from './contact-message.ts';
import { messageLimits } from './limits.ts';

const messageFields = namesOf(contactMessage);
const parseMessage = (input: Record<string, unknown>) =>
  parseForm(contactMessage, input, '2026-11-21');

const written: ContactMessage = {
  name: 'Mwansa Ng’andu',
  email: 'mwansa@example.com',
  subject: 'A visit',
  message: 'Good morning.\nMay we come on Friday?',
};

test('a whole message passes, trimmed at its ends', () => {
  expect(parseMessage({ ...written, name: '  Mwansa Ng’andu ' })).toEqual({
    ok: true,
    answers: written,
  });
});

test('any empty field is refused in the words of the specification, and named', () => {
  fc.assert(
    fc.property(fc.subarray(messageFields, { minLength: 1 }), fc.boolean(), (empty, isBlank) => {
      const message = { ...written };
      for (const field of empty) message[field] = isBlank ? ' \n ' : '';
      const result = parseMessage(message);
      expect(result).toMatchObject({
        ok: false,
        refusal: { title: REFUSAL_TITLE, detail: MISSING_ALL },
      });
      if (!result.ok) expect(result.refusal.errors.map(({ field }) => field)).toEqual(empty);
    }),
  );
});

test('each field takes its limit in characters and not one more', () => {
  for (const field of messageFields) {
    const limit = messageLimits[field];
    expect(parseMessage({ ...written, [field]: '🐐'.repeat(limit) }).ok).toBe(true);
    expect(parseMessage({ ...written, [field]: 'a'.repeat(limit + 1) })).toMatchObject({
      ok: false,
      refusal: { errors: [{ field, message: expect.stringContaining('characters or fewer') }] },
    });
  }
});

test('a line break cannot smuggle a header into a mail', () => {
  for (const field of ['name', 'email', 'subject'] as const) {
    for (const lineBreak of ['\r\n', '\n', '\r', '\u2028', '\u0085']) {
      const smuggled = { ...written, [field]: `x${lineBreak}Bcc: everyone@example.com` };
      expect(parseMessage(smuggled).ok).toBe(false);
    }
  }
});

test('fields that the form does not have, and things that are no text, are refused by name', () => {
  expect(parseMessage({ ...written, website: 'https://example.com' }).ok).toBe(false);
  expect(parseMessage({ ...written, message: ['a'] })).toMatchObject({
    refusal: { errors: [{ field: 'message', message: 'Message: this must be text' }] },
  });
  expect(parseMessage(JSON.parse('{"__proto__":{"name":"x"}}')).ok).toBe(false);
});

test('the address of the page may bring a subject: one line of text, not longer than the field', () => {
  const subject = (text: string) => subjectFromAddress(new URLSearchParams({ subject: text }));
  expect(subjectFromAddress(new URLSearchParams())).toBe('');
  expect(subject(' Lunch account ')).toBe('Lunch account');
  expect(subject('<b>Lunch</b>')).toBe('<b>Lunch</b>');
  expect(subject('a'.repeat(1000))).toHaveLength(messageLimits.subject);
  expect(subject('Lunch\r\nBcc: x')).toBe('');
});
