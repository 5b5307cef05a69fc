import type { ParentFormKind } from '../parent-forms.ts';

const person = { name: 'Name', phone: 'Phone', email: 'Email' };

const labels: Record<ParentFormKind, Record<string, string>> = {
  'volunteer-application': {
    ...person,
    childClass: 'Child’s grade or class',
    help: 'Would like to help with',
    freeTimes: 'Times',
    words: 'About themselves',
  },
  'pta-membership': {
    ...person,
    membership: 'Who joins',
    schoolYear: 'School year',
    otherMembers: 'Others of the family',
  },
  'meal-help-application': {
    ...person,
    childName: 'Child',
    childGrade: 'Grade',
    name: 'Guardian',
    household: 'Household',
    wish: 'Asks for',
    words: 'What they wrote',
  },
};

/** A question as the office reads it; the form speaks to the parent. */
export function deskLabel(kind: ParentFormKind, question: string): string {
  return labels[kind][question] ?? question;
}
