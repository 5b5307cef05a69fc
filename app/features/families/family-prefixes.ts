import { parentForms } from '#features/parent-forms/parent-forms.ts';
import type { ReferencePrefix } from '#lib/text/reference.ts';

/** How the references begin of what a family sends. Candidates belong to the recruitment room. */
export const familyPrefixes: readonly ReferencePrefix[] = [
  'EN',
  'CM',
  'MP',
  ...parentForms.map(({ prefix }) => prefix),
];
