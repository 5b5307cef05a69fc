import type { HeldFormKind } from '#features/parent-form-kinds/held-form.ts';
import { parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import './tables.server.ts';

/** The rows of one form, or of all that the site no longer has. */
export function formsOfKind(read: ReadStore, kind: HeldFormKind) {
  const forms = read.selectFrom('parent_forms');
  if (kind !== 'removed') return forms.where('kind', '=', kind);
  const known = parentForms.map((form) => form.kind);
  return forms.where('kind', 'not in', known);
}
