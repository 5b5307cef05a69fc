import { mealHelpApplication, mealHelpAtSchool } from './meal-help-application.ts';
import type { FormAtSchool, ParentForm } from './parent-form.ts';
import { ptaAtSchool, ptaMembership } from './pta-membership.ts';
import { volunteerApplication, volunteerAtSchool } from './volunteer-application.ts';

/** All short forms, in the order in which a device sends them. */
export const parentForms = [volunteerApplication, ptaMembership, mealHelpApplication] as const;

export type ParentFormKind = (typeof parentForms)[number]['kind'];

/** What each is to the school: for server and desk only. */
export const formsAtSchool: Record<ParentFormKind, FormAtSchool> = {
  'volunteer-application': volunteerAtSchool,
  'pta-membership': ptaAtSchool,
  'meal-help-application': mealHelpAtSchool,
};

export function isParentFormKind(text: string): text is ParentFormKind {
  return parentForms.some(({ kind }) => kind === text);
}

export function formOfKind(kind: ParentFormKind): ParentForm {
  const form = parentForms.find((one) => one.kind === kind);
  if (!form) throw new Error('Every kind has its form');
  return form;
}

/** The form whose route was matched: `pattern` as the routes have it, however the address was written. */
export function formOfRoute(pattern: string) {
  const form = parentForms.find(({ page }) => page === `/${pattern}`);
  if (!form) throw new Error('Every page of a form has its form');
  return form;
}

/** Something of each form, by its kind. */
export function ofEachForm<Of>(make: (form: ParentForm & { kind: ParentFormKind }) => Of) {
  return Object.fromEntries(parentForms.map((form) => [form.kind, make(form)])) as Record<
    ParentFormKind,
    Of
  >;
}
