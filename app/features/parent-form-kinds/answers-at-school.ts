import type { HeldFormKind } from './held-form.ts';
import type { AnswerAtSchool } from './parent-form.ts';
import { formsAtSchool } from './parent-forms.ts';

const ofPerson: Record<string, AnswerAtSchool> = {
  name: { label: 'Name', inPrivacy: 'name' },
  email: { label: 'Email', inPrivacy: 'email' },
  phone: { label: 'Phone', inPrivacy: 'phone' },
};

/** What the school calls the answer to each question of a form, by the question's name. */
export function answersAtSchool(kind: HeldFormKind): Record<string, AnswerAtSchool> {
  return { ...ofPerson, ...(kind !== 'removed' && formsAtSchool[kind].answers) };
}
