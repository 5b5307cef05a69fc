import { mealHelpApplication } from './kinds/meal-help-application.ts';
import { ptaMembership } from './kinds/pta-membership.ts';
import { volunteerApplication } from './kinds/volunteer-application.ts';
import type { ParentForm } from './parent-form.ts';

/** All short forms, in the order in which a device sends them. */
export const parentForms = [volunteerApplication, ptaMembership, mealHelpApplication] as const;

export type ParentFormKind = (typeof parentForms)[number]['kind'];

/** At the desk. */
export const kindNames: Record<ParentFormKind, string> = {
  'volunteer-application': 'Volunteer application',
  'pta-membership': 'PTA membership',
  'meal-help-application': 'Free or reduced meals',
};

export function isParentFormKind(text: string): text is ParentFormKind {
  return parentForms.some(({ kind }) => kind === text);
}

export function formOfKind(kind: ParentFormKind): ParentForm {
  const form = parentForms.find((one) => one.kind === kind);
  if (!form) throw new Error('Every kind has its form');
  return form;
}
