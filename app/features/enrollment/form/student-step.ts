import type { FormStep } from '#forms/short-form.ts';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { type ApplicationDay, isTaken } from '../enrollment-years.ts';
import { genders, gradeLevels } from '../grade-levels.ts';

const EARLIEST_BIRTH = '1900-01-01';

const listed = (label: string) => `${label} must be one of the listed choices`;

const oneOf = (label: string, labels: Record<string, string>) => ({
  choices: () => Object.entries(labels).map(([value, text]) => ({ value, label: text })),
  notOffered: listed(label),
});

const words = new Map(Object.entries({ ...genders, ...gradeLevels }));

/** An answer that was chosen, in words; a year needs no others, whether or not it is still offered. */
export const choiceInWords = (value: string) => words.get(value) ?? value;

function birthFault(bornOn: string, { today }: ApplicationDay): string | undefined {
  if (!isRealDate(bornOn)) return undefined;
  if (bornOn >= today) return 'Date of birth must be in the past';
  return bornOn < EARLIEST_BIRTH ? 'Date of birth must be after 1900' : undefined;
}

/** What the enrollment form asks about the child. */
export const studentStep = {
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
          limit: 100,
          label: 'First name',
          kind: 'text',
          missing: 'Enter the student’s first name',
        },
        {
          name: 'studentLastName',
          limit: 100,
          label: 'Last name',
          kind: 'text',
          missing: 'Enter the student’s last name',
        },
        {
          name: 'studentDOB',
          limit: 10,
          label: 'Date of birth',
          kind: 'date',
          notOffered: 'Date of birth must be a real date',
          faultIn: birthFault,
          hint: 'We look at your child’s age on January\u00a01st of the enrollment year',
          missing: 'Enter the student’s date of birth',
        },
        {
          name: 'studentGender',
          limit: 20,
          label: 'Gender',
          kind: 'select',
          ...oneOf('Gender', genders),
        },
        {
          name: 'gradeLevel',
          limit: 20,
          label: 'Grade level',
          kind: 'select',
          ...oneOf('Grade level', gradeLevels),
          missing: 'Choose a grade level',
        },
        {
          name: 'enrollmentYear',
          limit: 4,
          label: 'Intended year of enrollment',
          kind: 'select',
          choices: ({ years }: ApplicationDay) =>
            years.map((year) => ({ value: year, label: year })),
          takes: isTaken,
          notOffered: listed('Intended year of enrollment'),
          missing: 'Choose the year of enrollment',
        },
        { name: 'previousSchool', limit: 200, label: 'Previous school', kind: 'text', wide: true },
      ],
    },
  ],
} as const satisfies FormStep<string, ApplicationDay>;
