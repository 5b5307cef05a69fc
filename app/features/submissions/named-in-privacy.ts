import type { PrivacyContent } from '#features/content/schemas.ts';
import { answersAtSchool } from '#features/parent-form-kinds/answers-at-school.ts';
import {
  formOfKind,
  formsAtSchool,
  ofEachForm,
  type ParentFormKind,
} from '#features/parent-form-kinds/parent-forms.ts';
import type { SubmissionKindName, submissionKinds } from './kinds.ts';

type Kind = (typeof submissionKinds)[number];
type Asked<Name extends SubmissionKindName> =
  Extract<Kind, { kind: Name }> extends { questions: readonly { name: infer Question }[] }
    ? Extract<Question, string>
    : never;

interface Named<Question extends string> {
  /** The part of the privacy notice that is about it. */
  part: string;
  /** What that part calls the answer to each question. */
  answers: Record<Question, string>;
}

/** With what words the privacy notice says that each question is asked. A new question does not compile without. */
export const namedInPrivacy: { [Name in SubmissionKindName]: Named<Asked<Name>> } = {
  'enrollment-application': {
    part: 'enrollment',
    answers: {
      studentFirstName: 'name',
      studentLastName: 'name',
      studentDOB: 'date of birth',
      studentGender: 'gender',
      gradeLevel: 'grade level',
      enrollmentYear: 'year of enrollment',
      previousSchool: 'previous school',
      parent1FirstName: 'name',
      parent1LastName: 'name',
      parent1Relationship: 'relationship',
      parent1Phone: 'phone',
      parent1Email: 'email',
      parent2FirstName: 'second parent',
      parent2LastName: 'second parent',
      parent2Relationship: 'second parent',
      parent2Phone: 'second parent',
      parent2Email: 'second parent',
      emergencyContactName: 'emergency',
      emergencyContactRelationship: 'emergency',
      emergencyContactPhone: 'emergency',
      additionalInfo: 'special needs',
    },
  },
  'job-application': {
    part: 'jobs',
    answers: {
      position: 'position',
      fullName: 'name',
      email: 'email',
      phone: 'phone',
      coverLetter: 'cover letter',
      resume: 'resume',
    },
  },
  'contact-message': {
    part: 'messages',
    answers: { name: 'name', email: 'email', subject: 'subject', message: 'message' },
  },
  ...ofEachForm(({ kind }) => named(kind)),
  'meal-payment': {
    part: 'meals',
    answers: {
      childName: 'name and grade of your child',
      gradeLevel: 'name and grade of your child',
      guardianName: 'your name',
      phone: 'phone',
      email: 'email',
      purpose: 'what it is for',
      amountKwacha: 'amount',
    },
  },
  'newsletter-subscription': { part: 'newsletter', answers: {} },
  'paper-photograph': { part: 'enrollment', answers: {} },
  'child-message': { part: 'messages', answers: {} },
};

function named(kind: ParentFormKind): Named<string> {
  const asked = answersAtSchool(kind);
  const words = formOfKind(kind).questions.map(({ name }) => [name, asked[name]?.inPrivacy]);
  return { part: formsAtSchool[kind].privacyPart, answers: Object.fromEntries(words) };
}

/** What the forms ask and the privacy notice does not name, one sentence each. */
export function findUnnamedAnswers({ sections }: Pick<PrivacyContent, 'sections'>): string[] {
  return Object.entries(namedInPrivacy).flatMap(([kind, { part, answers }]) => {
    const section = sections.find(({ id }) => id === part);
    const text = JSON.stringify(section?.facts ?? []).toLowerCase();
    return Object.entries(answers)
      .filter(([, words]) => !text.includes(words.toLowerCase()))
      .map(
        ([question, words]) =>
          `privacy.yaml: the part “${part}” does not say “${words}”, but ${kind} asks for ${question}.`,
      );
  });
}
