import { type ListFilter, listFilterFrom } from '#desk/list/list-address.ts';
import { type HeldFormKind, heldForms } from '#features/parent-form-kinds/held-form.ts';

export interface FormFilter extends ListFilter<string> {
  kind: HeldFormKind | '';
}

/** Reads an address; what makes no sense in it counts as not said. */
export function formFilterFrom(search: URLSearchParams): FormFilter {
  const kind = search.get('kind') ?? '';
  const known = isHeldKind(kind) ? kind : '';
  return {
    ...listFilterFrom(
      search,
      (text): text is string => known !== '' && Object.hasOwn(heldForms[known].statuses, text),
    ),
    kind: known,
  };
}

function isHeldKind(text: string): text is HeldFormKind {
  return Object.hasOwn(heldForms, text);
}
