import type { AnswerAtSchool } from './parent-form.ts';
import { formsAtSchool, type ParentFormKind } from './parent-forms.ts';

const ofPerson: Record<string, AnswerAtSchool> = {
  name: { label: 'Name', inPrivacy: 'name' },
  email: { label: 'Email', inPrivacy: 'email' },
  phone: { label: 'Phone', inPrivacy: 'phone' },
};

/** What the school calls the answer to each question of a form, by the question's name. */
export function answersAtSchool(kind: ParentFormKind): Record<string, AnswerAtSchool> {
  const { answers } = formsAtSchool[kind];
  return { ...ofPerson, ...answers };
}
