import { type Answers, emptyAnswers } from '#features/enrollment/form/answers.ts';

/** Next year, which the school takes on whatever day the tests run. */
export const sampleYear = String(new Date().getFullYear() + 1);

/** Born so that the child is five on January 1st of `sampleYear`, and the day after. */
export const justOldEnough = `${Number(sampleYear) - 5}-01-01`;
export const justTooYoung = `${Number(sampleYear) - 5}-01-02`;

/** A complete application without Parent/Guardian 2, as a family would fill it in. */
export const sampleAnswers: Answers = {
  ...emptyAnswers(),
  studentFirstName: 'Mutinta',
  studentLastName: 'Hamoonga',
  studentDOB: '2020-05-14',
  gradeLevel: 'grade1',
  enrollmentYear: sampleYear,
  parent1FirstName: 'Choolwe',
  parent1LastName: 'Hamoonga',
  parent1Relationship: 'Mother',
  parent1Phone: '+260 97 000 0000',
  parent1Email: 'choolwe@mail.example',
  emergencyContactName: 'Bwalya Mwansa',
  emergencyContactRelationship: 'Aunt',
  emergencyContactPhone: '+260 96 000 0000',
};

/** The same for rules that are asked on a day of 2026. */
export const sampleAnswersOf2026: Answers = { ...sampleAnswers, enrollmentYear: '2026' };
