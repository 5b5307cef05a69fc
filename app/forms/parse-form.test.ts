import { expect, test } from 'vitest';
import { answersFor } from '#tests/support/samples/short-form-answers.ts';
import { parseForm } from './parse-form.ts';
import type { ShortForm } from './short-form.ts';

const today = '2026-11-21';
const choices = () => ['red', 'blue'].map((value) => ({ value, label: value }));
const kinds = [
  'text',
  'email',
  'tel',
  'date',
  'textarea',
  'radios',
  'checkboxes',
  'select',
] as const;

/** A form that asks one question of each kind, and the day once more where it may stay empty. */
const form: ShortForm = {
  kind: 'made-up',
  prefix: 'MU',
  room: 'parents',
  mails: [],
  page: '/made-up',
  api: '/api/made-up',
  list: 'made-up',
  words: { one: 'one', many: 'several' },
  received: { title: 'Sent!', text: 'Thank you.' },
  questions: [
    ...kinds.map((kind) => ({
      ...{ name: kind, label: kind, kind, missing: `Enter ${kind}`, limit: 60 },
      ...(['radios', 'checkboxes', 'select'].includes(kind) && { choices }),
    })),
    { name: 'until', label: 'Until', kind: 'date', limit: 60 },
  ],
};
const answers = answersFor(form, today);

test('answers that are made from the questions are taken, of every kind', () => {
  expect(Object.values(answers).filter(Boolean)).toHaveLength(form.questions.length);
  expect(parseForm(form, answers, today)).toEqual({ ok: true, answers });
});

test('a day is one that exists, or nothing where it may stay empty', () => {
  for (const odd of ['2026-02-29', '14 May 2026', '2026-5-14', 'soon']) {
    expect(parseForm(form, { ...answers, until: odd }, today), odd).toMatchObject({
      refusal: { errors: [{ field: 'until', message: 'Enter a day that exists' }] },
    });
  }
  expect(parseForm(form, { ...answers, until: '2024-02-29' }, today).ok).toBe(true);
  expect(parseForm(form, { ...answers, until: '' }, today).ok).toBe(true);
  expect(parseForm(form, { ...answers, date: '' }, today)).toMatchObject({
    refusal: { errors: [{ field: 'date', message: 'Enter date' }] },
  });
});
