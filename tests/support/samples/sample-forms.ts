import type { ParentForm } from '#features/parent-form-kinds/parent-form.ts';
import { membershipYears } from '#features/parent-form-kinds/pta-membership.ts';
import type { FormAnswers } from '#forms/form-answers.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { answersFor } from './short-form-answers.ts';

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

const ownWords: Partial<Record<string, FormAnswers>> = {
  'volunteer-application': sampleVolunteer,
  'pta-membership': sampleMembership,
  'meal-help-application': sampleMealHelp,
};

/** What somebody would send with this form; made from its questions where nobody has put it in words. */
export function sampleFormOf(form: ParentForm): FormAnswers {
  return ownWords[form.kind] ?? answersFor(form, dayInLusaka(new Date()));
}

/** Sends what somebody would send with this form, but for what is to be different. */
export function sendForm(
  address: string,
  form: ParentForm,
  changes: FormAnswers = {},
): Promise<Response> {
  return fetch(address + form.api, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...sampleFormOf(form), ...changes }),
  });
}
