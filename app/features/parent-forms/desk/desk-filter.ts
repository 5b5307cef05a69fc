import { type ListFilter, listFilterFrom } from '#desk/list/list-address.ts';
import { type StoredFormKind, storedForms } from '#features/parent-form-kinds/stored-form.ts';

export interface FormFilter extends ListFilter<string> {
  kind: StoredFormKind | '';
}

/** Reads an address; what makes no sense in it counts as not said. */
export function formFilterFrom(search: URLSearchParams): FormFilter {
  const kind = search.get('kind') ?? '';
  const known = isStoredKind(kind) ? kind : '';
  return {
    ...listFilterFrom(
      search,
      (text): text is string => known !== '' && Object.hasOwn(storedForms[known].statuses, text),
    ),
    kind: known,
  };
}

function isStoredKind(text: string): text is StoredFormKind {
  return Object.hasOwn(storedForms, text);
}
