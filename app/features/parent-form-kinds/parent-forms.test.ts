import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ParentForm } from '#features/parent-form-kinds/parent-form.ts';
import { parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import { membershipYears, ptaMembership } from '#features/parent-form-kinds/pta-membership.ts';
import { volunteerApplication } from '#features/parent-form-kinds/volunteer-application.ts';
import { answersFromFields, type FormAnswers } from '#forms/form-answers.ts';
import { MISSING_ALL, MISSING_REQUIRED, parseForm } from '#forms/parse-form.ts';
import { REFUSAL_TITLE } from '#forms/refusal.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import {
  sampleFormOf,
  sampleMembership,
  sampleVolunteer,
} from '#tests/support/samples/sample-forms.ts';

const today = '2026-11-21';
const forms: { form: ParentForm; answers: FormAnswers }[] = parentForms.map((form) => ({
  form,
  answers: sampleFormOf(form),
}));

describe.each(forms)('$form.kind', ({ form, answers }) => {
  const today = dayInLusaka(new Date());
  const required = form.questions.filter(({ missing }) => missing);
  const missingAny = required.length < form.questions.length ? MISSING_REQUIRED : MISSING_ALL;
  const written = form.questions.filter(({ kind, choices }) => !choices && kind !== 'date');

  test('a whole form passes, trimmed at its ends', () => {
    const padded = Object.fromEntries(
      Object.entries(answers).map(([name, text]) => [name, ` ${text} `]),
    );
    expect(parseForm(form, padded, today)).toEqual({ ok: true, answers });
  });

  test('any required answer that is missing is refused and named', () => {
    fc.assert(
      fc.property(
        fc.subarray([...required], { minLength: 1 }),
        fc.constantFrom('', ' \n ', undefined),
        (missing, nothing) => {
          const input: Record<string, unknown> = { ...answers };
          for (const { name } of missing) input[name] = nothing;
          const result = parseForm(form, input, today);
          expect(result).toMatchObject({
            ok: false,
            refusal: { title: REFUSAL_TITLE, detail: missingAny },
          });
          if (!result.ok) {
            const expected = missing.map(({ name, missing: message }) => ({
              field: name,
              message,
            }));
            expect(result.refusal.errors).toEqual(expected);
          }
        },
      ),
    );
  });

  test('each written answer takes its limit in characters and not one more', () => {
    for (const { name, kind, limit } of written) {
      const with_ = (text: string) => parseForm(form, { ...answers, [name]: text }, today);
      expect(with_((kind === 'tel' ? '1' : '🐐').repeat(limit)).ok, name).toBe(true);
      expect(with_('a'.repeat(limit + 1)), name).toMatchObject({
        refusal: { errors: [{ field: name, message: expect.stringContaining('or fewer') }] },
      });
    }
  });

  test('a phone number has digits that can be called', () => {
    for (const phone of ['12', 'soon', '٠٩٧٧١٢٣٤٥٦']) {
      expect(parseForm(form, { ...answers, phone }, today)).toMatchObject({
        refusal: {
          errors: [{ field: 'phone', message: 'Enter a phone number with all its digits' }],
        },
      });
    }
  });

  test('a line break cannot smuggle a header into a mail', () => {
    for (const { name, kind } of form.questions) {
      if (kind === 'textarea') continue;
      const smuggled = { ...answers, [name]: 'x\r\nBcc: everyone@example.com' };
      expect(parseForm(form, smuggled, today).ok, name).toBe(false);
    }
  });

  test('only what is offered can be chosen', () => {
    for (const { name, choices } of form.questions) {
      if (!choices) continue;
      fc.assert(
        fc.property(fc.string({ minLength: 1 }), (odd) => {
          fc.pre(odd.replaceAll(',', '').trim() !== '');
          fc.pre(!choices(today).some(({ value }) => odd.includes(value)));
          expect(parseForm(form, { ...answers, [name]: odd }, today).ok).toBe(false);
        }),
      );
    }
  });

  test('fields that it does not have, and things that are no text, are refused by name', () => {
    expect(parseForm(form, { ...answers, website: 'x' }, today).ok).toBe(false);
    expect(parseForm(form, JSON.parse('{"__proto__":{"name":"x"}}'), today).ok).toBe(false);
    expect(parseForm(form, { ...answers, name: ['a'] }, today)).toMatchObject({
      refusal: { errors: [{ field: 'name' }] },
    });
  });

  test('what a browser posts reads as what a program sends', () => {
    const fields = new FormData();
    for (const { name, kind } of form.questions) {
      const texts = kind === 'checkboxes' ? (answers[name] ?? '').split(',') : [answers[name]];
      for (const text of texts) fields.append(name, text ?? '');
    }
    const posted = parseForm(form, answersFromFields(form, fields), today);
    expect(posted).toEqual(parseForm(form, answers, today));
  });
});

test('ticked choices come in the order of the form, each once', () => {
  const input = { ...sampleVolunteer, help: 'other, reading,other', freeTimes: ',lunch,' };
  expect(parseForm(volunteerApplication, input, today)).toMatchObject({
    answers: { help: 'reading,other', freeTimes: 'lunch' },
  });
  expect(parseForm(volunteerApplication, { ...input, help: ' , ' }, today).ok).toBe(false);
});

test('one person has one name; a family may have several', () => {
  const person = { ...sampleMembership, schoolYear: '2026', membership: 'person' };
  expect(parseForm(ptaMembership, person, today)).toMatchObject({
    refusal: { errors: [{ field: 'otherMembers' }] },
  });
  expect(parseForm(ptaMembership, { ...person, otherMembers: ' ' }, today).ok).toBe(true);
});

test('this school year and the next can be joined, and what waited over New Year is taken', () => {
  expect(membershipYears('2025-12-31')).toEqual(['2026', '2027']);
  expect(membershipYears(today)).toEqual(['2026', '2027']);
  const of2026 = { ...sampleMembership, schoolYear: '2026' };
  expect(parseForm(ptaMembership, of2026, '2027-01-30').ok).toBe(true);
  expect(parseForm(ptaMembership, of2026, '2027-02-01').ok).toBe(false);
  expect(parseForm(ptaMembership, { ...of2026, schoolYear: '2028' }, today).ok).toBe(false);
});
