import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageRuleMessage, isOldEnough } from './age-rule.ts';

describe('the age rule', () => {
  test.each(['ece2', 'grade1'])('%s takes a child who is five on January 1st', (grade) => {
    expect(isOldEnough('2021-01-01', grade, '2026')).toBe(true);
    expect(isOldEnough('2021-01-02', grade, '2026')).toBe(false);
    expect(isOldEnough('2020-02-29', grade, '2026')).toBe(true);
    expect(isOldEnough('2021-12-31', grade, '2027')).toBe(true);
  });

  test.each(['ece1', 'grade2', 'grade3', 'grade4', 'grade5', 'grade6', 'grade7'])(
    '%s has no age rule',
    (grade) => expect(isOldEnough('2025-12-31', grade, '2026')).toBe(true),
  );

  test('who is old enough for one year is old enough for the next', () => {
    const day = fc
      .date({ min: new Date('2015-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: 2020, max: 2035 }), (born, year) => {
        if (isOldEnough(born, 'grade1', String(year))) {
          expect(isOldEnough(born, 'grade1', String(year + 1))).toBe(true);
        }
      }),
    );
  });

  test('says so in the words of the specification', () => {
    expect(ageRuleMessage('2026')).toBe(
      'Students must be 5 years old by January 1st of the enrollment year (2026) to enroll in Early Childhood 2 (Kindergarten) or Grade 1.',
    );
  });
});
