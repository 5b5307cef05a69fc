import { genders, gradeLevels } from '../grade-levels.ts';
import type { Question, Step } from './question.ts';

const optionsOf = (labels: Record<string, string>) => () =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const yearOptions = (years: readonly string[]) =>
  years.map((year) => ({ value: year, label: year }));

const studentStep: Step = {
  id: 'student',
  name: 'Student Info',
  heading: 'Student Information',
  refusal: 'Please fill in all required fields for student information.',
  groups: [
    {
      title: 'Student Information',
      questions: [
        {
          name: 'studentFirstName',
          label: 'First name',
          kind: 'text',
          missing: 'Enter the student’s first name',
        },
        {
          name: 'studentLastName',
          label: 'Last name',
          kind: 'text',
          missing: 'Enter the student’s last name',
        },
        {
          name: 'studentDOB',
          label: 'Date of birth',
          kind: 'date',
          hint: 'We look at your child’s age on January\u00a01st of the enrollment year',
          missing: 'Enter the student’s date of birth',
        },
        { name: 'studentGender', label: 'Gender', kind: 'select', options: optionsOf(genders) },
        {
          name: 'gradeLevel',
          label: 'Grade level',
          kind: 'select',
          options: optionsOf(gradeLevels),
          missing: 'Choose a grade level',
        },
        {
          name: 'enrollmentYear',
          label: 'Intended year of enrollment',
          kind: 'select',
          options: yearOptions,
          missing: 'Choose the year of enrollment',
        },
        { name: 'previousSchool', label: 'Previous school', kind: 'text', wide: true },
      ],
    },
  ],
};

const parentsStep: Step = {
  id: 'parents',
  name: 'Parent Info',
  heading: 'Parent/Guardian Information',
  refusal: 'Please fill in all required fields for parent/guardian information.',
  groups: [
    {
      title: 'Parent/Guardian 1',
      questions: [
        {
          name: 'parent1FirstName',
          label: 'First name',
          kind: 'text',
          autoComplete: 'given-name',
          missing: 'Enter the first name of parent/guardian 1',
        },
        {
          name: 'parent1LastName',
          label: 'Last name',
          kind: 'text',
          autoComplete: 'family-name',
          missing: 'Enter the last name of parent/guardian 1',
        },
        {
          name: 'parent1Relationship',
          label: 'Relationship',
          kind: 'text',
          placeholder: 'e.g. Mother, Father, Guardian',
          missing: 'Enter how parent/guardian 1 is related to the student',
        },
        {
          name: 'parent1Phone',
          label: 'Phone',
          kind: 'tel',
          placeholder: '+260 97 000 0000',
          autoComplete: 'tel',
          missing: 'Enter a phone number of parent/guardian 1',
        },
        {
          name: 'parent1Email',
          label: 'Email',
          kind: 'email',
          autoComplete: 'email',
          wide: true,
          missing: 'Enter an email address of parent/guardian 1',
        },
      ],
    },
    {
      title: 'Parent/Guardian 2',
      optional: true,
      questions: [
        { name: 'parent2FirstName', label: 'First name', kind: 'text' },
        { name: 'parent2LastName', label: 'Last name', kind: 'text' },
        {
          name: 'parent2Relationship',
          label: 'Relationship',
          kind: 'text',
          placeholder: 'e.g. Mother, Father, Guardian',
        },
        { name: 'parent2Phone', label: 'Phone', kind: 'tel', placeholder: '+260 97 000 0000' },
        { name: 'parent2Email', label: 'Email', kind: 'email', wide: true },
      ],
    },
  ],
};

const emergencyStep: Step = {
  id: 'emergency',
  name: 'Emergency Contact',
  heading: 'Emergency Contact',
  refusal: 'Please fill in all required fields for emergency contact information.',
  groups: [
    {
      title: 'Emergency Contact',
      questions: [
        {
          name: 'emergencyContactName',
          label: 'Full name',
          kind: 'text',
          wide: true,
          missing: 'Enter the full name of the emergency contact',
        },
        {
          name: 'emergencyContactRelationship',
          label: 'Relationship',
          kind: 'text',
          missing: 'Enter how the emergency contact is related to the student',
        },
        {
          name: 'emergencyContactPhone',
          label: 'Phone',
          kind: 'tel',
          placeholder: '+260 97 000 0000',
          missing: 'Enter a phone number of the emergency contact',
        },
      ],
    },
    {
      title: 'Additional Information',
      questions: [
        {
          name: 'additionalInfo',
          label: 'Additional Information / Special Needs / Allergies',
          kind: 'textarea',
          rows: 4,
          wide: true,
        },
      ],
    },
  ],
};

/**
 * Every question of the enrollment form, once: the screens, the validation, the review, the frozen copy and the
 * form without JavaScript are all made from this list (specification, sections 2, 3 and 5).
 * The fourth step, Review, asks nothing.
 */
export const steps: readonly Step[] = [studentStep, parentsStep, emergencyStep];

export function questionsOf(step: Step): Question[] {
  return step.groups.flatMap((group) => group.questions);
}

export const allQuestions: readonly Question[] = steps.flatMap(questionsOf);

/** The number of the step, from 1, that asks for this answer. */
export function stepAsking(name: string): number {
  return (
    1 + steps.findIndex((step) => questionsOf(step).some((question) => question.name === name))
  );
}
