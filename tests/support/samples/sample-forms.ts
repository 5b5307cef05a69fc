import { membershipYears } from '#features/parent-forms/kinds/pta-membership.ts';
import type { ParentForm } from '#features/parent-forms/parent-form.ts';
import type { ParentFormKind } from '#features/parent-forms/parent-forms.ts';
import type { FormAnswers } from '#forms/short-form.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';

/** An offer to help, as a parent would fill it in. */
export const sampleVolunteer: FormAnswers = {
  name: 'Ruth Ng’andu',
  email: 'Ruth@mail.example',
  phone: '+260 97 000 0000',
  childClass: 'Grade 3',
  help: 'reading,other',
  freeTimes: 'mornings',
  words: 'I sew.\nAnd I sing.',
};

/** A family that joins the PTA for a school year that is offered today. */
export const sampleMembership: FormAnswers = {
  membership: 'family',
  schoolYear: membershipYears(dayInLusaka(new Date()))[0] ?? '',
  name: 'Moses Tembo',
  email: 'moses@mail.example',
  phone: '+260 96 000 0000',
  otherMembers: 'Agnes Tembo\nJoy Tembo',
};

/** A request for free meals, with the answers that nobody but the office may read. */
export const sampleMealHelp: FormAnswers = {
  childName: 'Thandiwe Zulu',
  childGrade: 'Grade 4',
  name: 'Esther Zulu',
  phone: '+260 95 111 2233',
  email: 'esther@mail.example',
  household: '7',
  wish: 'free',
  words: 'My husband lost his work.',
};

/** What somebody would send with a form of this kind. */
export function sampleFormOf(kind: string): FormAnswers {
  const samples: Record<ParentFormKind, FormAnswers> = {
    'volunteer-application': sampleVolunteer,
    'pta-membership': sampleMembership,
    'meal-help-application': sampleMealHelp,
  };
  return samples[kind as ParentFormKind];
}

/** Sends what somebody would send with this form, but for what is to be different. */
export function sendForm(
  address: string,
  { kind, api }: ParentForm,
  changes: FormAnswers = {},
): Promise<Response> {
  return fetch(address + api, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...sampleFormOf(kind), ...changes }),
  });
}
