import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { sampleAnswersOf2026 as sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { ageRuleMessage } from '../age-rule.ts';
import { applicationDay } from '../enrollment-years.ts';
import { emptyAnswers } from './answers.ts';
import { allQuestions } from './questions.ts';
import { parseApplication, stepRefusal } from './schema.ts';

const TODAY = '2026-11-21';
const DAY = applicationDay(fixtureContent, TODAY);

function refusalOf(changes: Record<string, unknown>) {
  const result = parseApplication({ ...sampleAnswers, ...changes }, DAY);
  return result.ok ? undefined : result.refusal;
}

describe('an enrollment application', () => {
  test('is taken as it was typed, trimmed at its ends only', () => {
    const result = parseApplication(
      { ...sampleAnswers, studentLastName: '  Ng’andu  Phiri\n' },
      DAY,
    );
    expect(result).toMatchObject({ ok: true, answers: { studentLastName: 'Ng’andu  Phiri' } });
  });

  test('missing optional answers come out empty', () => {
    const { previousSchool: _, parent2FirstName: __, ...rest } = sampleAnswers;
    const result = parseApplication(rest, DAY);
    expect(result).toMatchObject({
      ok: true,
      answers: { previousSchool: '', parent2FirstName: '' },
    });
  });

  test.each([
    [1, 'Please fill in all required fields for student information.'],
    [2, 'Please fill in all required fields for parent/guardian information.'],
    [3, 'Please fill in all required fields for emergency contact information.'],
  ])('step %i says what the specification says when an answer is missing', (step, message) => {
    const refusal = stepRefusal({ ...emptyAnswers(), enrollmentYear: '' }, step, DAY);
    expect(refusal).toMatchObject({ title: 'Incomplete or Invalid Information', detail: message });
  });

  test('every required answer is asked for by itself', () => {
    for (const { name, missing } of allQuestions) {
      expect(refusalOf({ [name]: '   ' })?.errors).toEqual(
        missing ? [{ field: name, message: missing }] : undefined,
      );
    }
  });

  test('too young for Grade 1 names the rule and the date of birth', () => {
    const refusal = refusalOf({ studentDOB: '2021-01-02' });
    expect(refusal?.detail).toContain('Students must be 5 years old by January 1st');
    expect(refusal?.errors[0]).toEqual({ field: 'studentDOB', message: refusal?.detail });
  });

  test('where a later year would do, the year is marked too and says which', () => {
    const bornOn = '2021-01-02';
    expect(refusalOf({ studentDOB: bornOn, gradeLevel: 'grade1' })?.errors).toEqual([
      { field: 'studentDOB', message: ageRuleMessage('2026') },
      { field: 'enrollmentYear', message: 'The child is old enough for the enrollment year 2027.' },
    ]);
    const bornToday = { studentDOB: '2025-11-01', gradeLevel: 'grade1' };
    expect(refusalOf(bornToday)?.errors.map(({ field }) => field)).toEqual(['studentDOB']);
  });

  test('a missing answer comes before the age rule', () => {
    const refusal = refusalOf({ studentDOB: '2021-01-02', studentFirstName: '' });
    expect(refusal?.detail).toBe('Please fill in all required fields for student information.');
  });

  test.each([
    ['2026-02-30', 'Date of birth must be a real date'],
    ['21/05/2020', 'Date of birth must be a real date'],
    ['2027-01-01', 'Date of birth must be in the past'],
    [TODAY, 'Date of birth must be in the past'],
    ['1899-12-31', 'Date of birth must be after 1900'],
  ])('the date of birth %s is refused: %s', (studentDOB, message) => {
    expect(refusalOf({ studentDOB })).toMatchObject({
      detail: message,
      errors: [{ field: 'studentDOB', message }],
    });
  });

  test.each([
    { gradeLevel: 'grade8' },
    { gradeLevel: 'constructor' },
    { studentGender: 'boy' },
    { enrollmentYear: '2025' },
  ])('%o is not among the choices', (changes) => {
    expect(refusalOf(changes)?.errors[0]?.message).toMatch(/must be one of the listed choices$/);
  });

  test.each([5, true, null, ['Mutinta'], { first: 'Mutinta' }])('%o is no text', (value) => {
    expect(refusalOf({ studentFirstName: value })?.errors[0]?.field).toBe('studentFirstName');
  });

  test('unknown fields are named, also those that every object seems to have', () => {
    const input = JSON.parse('{"__proto__": {"x": 1}, "constructor": "y", "religion": "z"}');
    const result = parseApplication({ ...sampleAnswers, ...input }, DAY);
    expect(result.ok).toBe(false);
    for (const field of ['constructor', 'religion']) {
      expect(refusalOf({ [field]: 'x' })?.errors[0]?.field).toBe(field);
    }
    expect(parseApplication(input, DAY)).toMatchObject({ ok: false });
  });

  test('each answer is taken up to its limit and refused above it', () => {
    const written = allQuestions.filter(({ kind }) => kind !== 'select' && kind !== 'date');
    for (const { name, limit } of written) {
      expect(refusalOf({ [name]: '🧒'.repeat(limit) })).toBeUndefined();
      expect(refusalOf({ [name]: 'x'.repeat(limit + 1) })?.errors[0]?.field).toBe(name);
    }
  });

  test('whatever is sent, the answer is a result and never an exception', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (input) => {
        expect(parseApplication(input, DAY).ok).toBe(false);
      }),
    );
  });
});
