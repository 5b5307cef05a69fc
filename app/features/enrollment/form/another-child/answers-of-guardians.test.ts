import { expect, test } from 'vitest';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { emptyAnswers } from '../answers.ts';
import { answersOfGuardians, hasChild } from './answers-of-guardians.ts';

test('what is kept for another child is all about guardians and emergencies, and nothing of the first', () => {
  const everything = { ...sampleAnswers, additionalInfo: 'Allergic to groundnuts' };
  const kept = answersOfGuardians(everything);
  expect(kept).toMatchObject({
    parent1Phone: sampleAnswers.parent1Phone,
    emergencyContactName: sampleAnswers.emergencyContactName,
  });
  const dropped = Object.keys(everything).filter((name) => !(name in kept));
  expect(dropped).toEqual(
    expect.arrayContaining(['studentFirstName', 'studentDOB', 'additionalInfo']),
  );
  expect(Object.keys(kept).filter((name) => !/^(parent[12]|emergencyContact)/.test(name))).toEqual(
    [],
  );
});

test('a form has a child when anything but the year says something of it', () => {
  expect(hasChild({ ...emptyAnswers(), enrollmentYear: '2027' })).toBe(false);
  expect(hasChild(answersOfGuardians(sampleAnswers))).toBe(false);
  expect(hasChild({ studentFirstName: ' ' })).toBe(false);
  expect(hasChild({ additionalInfo: 'Asthma' })).toBe(true);
});
