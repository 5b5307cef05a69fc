import { describe, expect, test } from 'vitest';
import { contactMessage } from '#features/contact/contact-message.ts';
import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { allQuestions } from '#features/enrollment/form/questions.ts';
import { parseApplication } from '#features/enrollment/form/schema.ts';
import { parseTransaction } from '#features/meals/form/transaction-schema.ts';
import { mealPayment } from '#features/meals/meal-payment.ts';
import { parseSubscription } from '#features/newsletter/form/schema.ts';
import { parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import { ptaMembership } from '#features/parent-form-kinds/pta-membership.ts';
import { jobApplication } from '#features/recruitment/job-application.ts';
import { parseForm } from '#forms/parse-form.ts';
import type { ShortForm } from '#forms/short-form.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { sampleAnswersOf2026 } from '#tests/support/samples/sample-answers.ts';
import { samplePayment } from '#tests/support/samples/sample-payment.ts';
import { fileOf, samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { answersFor } from '#tests/support/samples/short-form-answers.ts';

const TODAY = '2026-11-21';
const DAY = applicationDay(fixtureContent, TODAY);

/** One question of a form that takes free text. */
interface Asked {
  form: string;
  name: string;
  label: string;
  limit: number;
  hasLines: boolean;
  /** What becomes of the form when this question is answered so and all others well. */
  send(answer: unknown): { taken?: string | undefined; message?: string | undefined };
}

type Parsed =
  | { ok: true; answers: Record<string, string> }
  | { ok: false; refusal: { errors: { field: string; message: string }[] } };

const told = (parsed: Parsed, name: string) =>
  parsed.ok
    ? { taken: parsed.answers[name] }
    : { message: parsed.refusal.errors.find(({ field }) => field === name)?.message };

const wellAnswered = (form: ShortForm) => ({
  ...answersFor(form, TODAY),
  // What no question tells by itself: an amount, and who joins besides.
  ...(form.kind === mealPayment.kind && samplePayment),
  ...(form.kind === ptaMembership.kind && { membership: 'family' }),
});

const FREE = ['text', 'email', 'tel', 'textarea'];
const shortForms: Asked[] = [contactMessage, mealPayment, ...parentForms].flatMap((form) =>
  form.questions
    .filter((one) => FREE.includes(one.kind) && !('tidy' in one && one.tidy))
    .map(({ name, label, limit, kind }) => ({
      ...{ form: form.kind, name, label, limit, hasLines: kind === 'textarea' },
      send: (answer) =>
        told(parseForm(form, { ...wellAnswered(form), [name]: answer }, TODAY), name),
    })),
);
const enrollment: Asked[] = allQuestions
  .filter(({ kind }) => FREE.includes(kind))
  .map(({ name, label, limit, kind }) => ({
    ...{ form: 'enrollment', name, label, limit, hasLines: kind === 'textarea' },
    send: (answer) => told(parseApplication({ ...sampleAnswersOf2026, [name]: answer }, DAY), name),
  }));
const ART = { id: 'art', title: 'Art Teacher' };
const wellApplied = {
  ...{ fullName: 'Natasha Zulu', email: 'natasha@mail.example', position: ART.title },
  resume: fileOf(samplePdf(), 'cv.pdf'),
};
const careers: Asked[] = jobApplication.questions
  .filter(({ kind, name }) => FREE.includes(kind) && name !== 'position')
  .map(({ name, limit, kind, label }) => ({
    ...{ form: 'careers', name, label, limit, hasLines: kind === 'textarea' },
    send: (answer) =>
      told(parseForm(jobApplication, { ...wellApplied, [name]: answer }, [ART]), name),
  }));
const newsletter: Asked = {
  ...{ form: 'newsletter', name: 'email', label: 'Email address', limit: 254, hasLines: false },
  send(email) {
    const parsed = parseSubscription({ email });
    return told(parsed.ok ? { ok: true, answers: { email: parsed.email } } : parsed, 'email');
  },
};
const transaction: Asked = {
  ...{ form: 'meal transaction', name: 'reference', label: 'Payment reference' },
  ...{ limit: 300, hasLines: false },
  send(reference) {
    const paid = { proof: '4567', transactionId: 'PP260302', paidOn: TODAY };
    const parsed = parseTransaction({ ...paid, reference }, TODAY);
    return told(parsed.ok ? { ok: true, answers: parsed.paid } : parsed, 'reference');
  },
};

const asked = [...shortForms, ...enrollment, ...careers, newsletter, transaction];

test('every form is among them', () => {
  expect(new Set(asked.map(({ form }) => form)).size).toBe(5 + 1 + parentForms.length);
});

describe.each(asked)('$form asks for $name, which', ({ label, limit, hasLines, send }) => {
  const long = '1'.repeat(limit);

  test('is taken up to its limit, trimmed at its ends', () => {
    expect(send(` ${long}\r\n`)).toEqual({ taken: long });
    expect(send(`${long}1`)).toEqual({
      message: `${label}: ${limit.toLocaleString('en')} characters or fewer`,
    });
  });

  test('has lines where it has room for them, all broken alike', () => {
    const inLines = send('097 000 0000\r\n097 000 0001');
    expect(inLines).toEqual(
      hasLines
        ? { taken: '097 000 0000\n097 000 0001' }
        : { message: `${label}: this must be one line` },
    );
  });

  test('is text that can be stored', () => {
    expect(send(5)).toEqual({ message: `${label}: this must be text` });
    expect(send('097 000 0000\0')).toEqual({
      message: `${label}: a character cannot be stored; please type it again`,
    });
  });
});
