import { formsAtSchool } from '../kinds/forms-at-school.ts';
import type { ParentFormKind } from '../parent-forms.ts';

/** A question as the office reads it; the form speaks to the parent. */
export function deskLabel(kind: ParentFormKind, question: string): string {
  return formsAtSchool[kind].labels[question] ?? question;
}
