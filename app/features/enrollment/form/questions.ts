import { type FormQuestion, type FormStep, questionsOf } from '#forms/short-form.ts';
import type { ApplicationDay } from '../enrollment-years.ts';
import { studentStep } from './student-step.ts';

const parentsStep = {
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
          limit: 100,
          label: 'First name',
          kind: 'text',
          autoComplete: 'given-name',
          missing: 'Enter the first name of parent/guardian 1',
        },
        {
          name: 'parent1LastName',
          limit: 100,
          label: 'Last name',
          kind: 'text',
          autoComplete: 'family-name',
          missing: 'Enter the last name of parent/guardian 1',
        },
        {
          name: 'parent1Relationship',
          limit: 100,
          label: 'Relationship',
          kind: 'text',
          placeholder: 'e.g. Mother, Father, Guardian',
          missing: 'Enter how parent/guardian 1 is related to the student',
        },
        {
          name: 'parent1Phone',
          limit: 50,
          label: 'Phone',
          kind: 'tel',
          placeholder: '+260 97 000 0000',
          autoComplete: 'tel',
          missing: 'Enter a phone number of parent/guardian 1',
        },
        {
          name: 'parent1Email',
          limit: 254,
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
        { name: 'parent2FirstName', limit: 100, label: 'First name', kind: 'text' },
        { name: 'parent2LastName', limit: 100, label: 'Last name', kind: 'text' },
        {
          name: 'parent2Relationship',
          limit: 100,
          label: 'Relationship',
          kind: 'text',
          placeholder: 'e.g. Mother, Father, Guardian',
        },
        {
          name: 'parent2Phone',
          limit: 50,
          label: 'Phone',
          kind: 'tel',
          placeholder: '+260 97 000 0000',
        },
        { name: 'parent2Email', limit: 254, label: 'Email', kind: 'email', wide: true },
      ],
    },
  ],
} as const satisfies FormStep<string, ApplicationDay>;

const emergencyStep = {
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
          limit: 200,
          label: 'Full name',
          kind: 'text',
          wide: true,
          missing: 'Enter the full name of the emergency contact',
        },
        {
          name: 'emergencyContactRelationship',
          limit: 100,
          label: 'Relationship',
          kind: 'text',
          missing: 'Enter how the emergency contact is related to the student',
        },
        {
          name: 'emergencyContactPhone',
          limit: 50,
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
          limit: 4000,
          label: 'Additional Information / Special Needs / Allergies',
          kind: 'textarea',
          rows: 4,
          wide: true,
        },
      ],
    },
  ],
} as const satisfies FormStep<string, ApplicationDay>;

type Of<Step> = Step extends { groups: readonly { questions: readonly { name: infer Name }[] }[] }
  ? Name
  : never;
export type AnswerName = Of<typeof studentStep | typeof parentsStep | typeof emergencyStep>;

/** One question of the enrollment form. */
export type Question = FormQuestion<AnswerName, ApplicationDay>;
export type Step = FormStep<AnswerName, ApplicationDay>;

/**
 * Every question of the enrollment form, once: the screens, the validation, the review, the frozen copy and the
 * form without JavaScript are all made from this list (specification, sections 2, 3 and 5). Browser, server and
 * database use its limits; one that grows needs a migration that rebuilds the table's check. The fourth step, Review,
 * asks nothing.
 */
export const steps: readonly Step[] = [studentStep, parentsStep, emergencyStep];

export const allQuestions: readonly Question[] = steps.flatMap((step) => questionsOf(step));

/** The number of the step, from 1, that asks for this answer. */
export function stepAsking(name: string): number {
  return (
    1 + steps.findIndex((step) => questionsOf(step).some((question) => question.name === name))
  );
}
