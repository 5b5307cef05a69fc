import type { AnswerAtSchool } from './parent-form.ts';
import { formsAtSchool } from './parent-forms.ts';
import type { StoredFormKind } from './stored-form.ts';

const ofPerson: Record<string, AnswerAtSchool> = {
  name: { label: 'Name', inPrivacy: 'name' },
  email: { label: 'Email', inPrivacy: 'email' },
  phone: { label: 'Phone', inPrivacy: 'phone' },
};

/** What the school calls the answer to each question of a form, by the question's name. */
export function answersAtSchool(kind: StoredFormKind): Record<string, AnswerAtSchool> {
  return { ...ofPerson, ...(kind !== 'removed' && formsAtSchool[kind].answers) };
}
