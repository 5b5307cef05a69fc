import type { Answers } from '#features/enrollment/form/answers.ts';

/** A complete application without Parent/Guardian 2, as a family would fill it in. */
export const sampleAnswers: Answers = {
  studentFirstName: 'Mutinta',
  studentLastName: 'Hamoonga',
  studentDOB: '2020-05-14',
  studentGender: '',
  gradeLevel: 'grade1',
  enrollmentYear: '2026',
  previousSchool: '',
  parent1FirstName: 'Choolwe',
  parent1LastName: 'Hamoonga',
  parent1Relationship: 'Mother',
  parent1Phone: '+260 97 000 0000',
  parent1Email: 'choolwe@mail.example',
  parent2FirstName: '',
  parent2LastName: '',
  parent2Relationship: '',
  parent2Phone: '',
  parent2Email: '',
  emergencyContactName: 'Bwalya Mwansa',
  emergencyContactRelationship: 'Aunt',
  emergencyContactPhone: '+260 96 000 0000',
  additionalInfo: '',
};
