import type { FormsContent, Retention } from '#features/content/schemas.ts';
import type { ParentFormKind } from '../parent-forms.ts';
import type { FormStatuses } from './form-statuses.ts';
import { mealHelpStatuses } from './meal-help-statuses.ts';
import { ptaStatuses } from './pta-statuses.ts';
import { volunteerStatuses } from './volunteer-statuses.ts';

interface FormAtSchool {
  /** At the desk. */
  name: string;
  /** What its mails call it. */
  inMails: string;
  /** Where its texts stand in `content/forms.yaml`. */
  texts: keyof FormsContent;
  /** How long it is kept once it has ended, in `content/retention.yaml`. */
  keptFor: keyof Retention;
  statuses: FormStatuses;
  /** Questions as the office reads them, where the form speaks to the parent. */
  labels: Record<string, string>;
  /** The part of the privacy notice that is about it, and what that calls the answer to each question. */
  namedInPrivacy: { part: string; answers: Record<string, string> };
}

const person = { name: 'Name', phone: 'Phone', email: 'Email' };
const namedPerson = { name: 'name', email: 'email', phone: 'phone' };

/** What a form is to the school; what it asks is in its definition, which phones have. */
export const formsAtSchool: Record<ParentFormKind, FormAtSchool> = {
  'volunteer-application': {
    name: 'Volunteer application',
    inMails: 'volunteer application',
    texts: 'volunteer',
    keptFor: 'endedVolunteerApplicationDays',
    statuses: volunteerStatuses,
    labels: {
      ...person,
      childClass: 'Child’s grade or class',
      help: 'Would like to help with',
      freeTimes: 'Times',
      words: 'About themselves',
    },
    namedInPrivacy: {
      part: 'parents',
      answers: {
        ...namedPerson,
        childClass: 'grade',
        help: 'what with',
        freeTimes: 'when you are free',
        words: 'words',
      },
    },
  },
  'pta-membership': {
    name: 'PTA membership',
    inMails: 'PTA membership form',
    texts: 'pta',
    keptFor: 'endedPtaMembershipDays',
    statuses: ptaStatuses,
    labels: {
      ...person,
      membership: 'Who joins',
      schoolYear: 'School year',
      otherMembers: 'Others of the family',
    },
    namedInPrivacy: {
      part: 'parents',
      answers: {
        ...namedPerson,
        membership: 'who joins',
        schoolYear: 'school year',
        otherMembers: 'others of your family',
      },
    },
  },
  'meal-help-application': {
    name: 'Free or reduced meals',
    inMails: 'application',
    texts: 'mealHelp',
    keptFor: 'decidedMealHelpDays',
    statuses: mealHelpStatuses,
    labels: {
      ...person,
      childName: 'Child',
      childGrade: 'Grade',
      name: 'Guardian',
      household: 'Household',
      wish: 'Asks for',
      words: 'What they wrote',
    },
    namedInPrivacy: {
      part: 'meals',
      answers: {
        ...namedPerson,
        childName: 'name and grade of your child',
        childGrade: 'name and grade of your child',
        household: 'household',
        wish: 'what you ask for',
        words: 'words',
      },
    },
  },
};
