/**
 * The longest answer that each field takes, in characters (code points). Browser, server and database use these
 * numbers; one that grows needs a migration that rebuilds the table's check.
 */
export const answerLimits = {
  studentFirstName: 100,
  studentLastName: 100,
  studentDOB: 10,
  studentGender: 20,
  gradeLevel: 20,
  enrollmentYear: 4,
  previousSchool: 200,
  parent1FirstName: 100,
  parent1LastName: 100,
  parent1Relationship: 100,
  parent1Phone: 50,
  parent1Email: 254,
  parent2FirstName: 100,
  parent2LastName: 100,
  parent2Relationship: 100,
  parent2Phone: 50,
  parent2Email: 254,
  emergencyContactName: 200,
  emergencyContactRelationship: 100,
  emergencyContactPhone: 50,
  additionalInfo: 4000,
} as const;

export type AnswerName = keyof typeof answerLimits;
