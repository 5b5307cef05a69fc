import { statesOf } from '../kinds/form-states.ts';
import { isParentFormKind, type ParentFormKind } from '../parent-forms.ts';

export interface FormFilter {
  q: string;
  kind: ParentFormKind | '';
  state: string;
}

/** Reads an address; what makes no sense in it counts as not said. */
export function formFilterFrom(search: URLSearchParams): FormFilter {
  const kind = search.get('kind') ?? '';
  const state = search.get('state') ?? '';
  const known = isParentFormKind(kind) ? kind : '';
  return {
    q: (search.get('q') ?? '').slice(0, 200).replaceAll('\0', ''),
    kind: known,
    state: known && Object.keys(statesOf[known]).includes(state) ? state : '',
  };
}
