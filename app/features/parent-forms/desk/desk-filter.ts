import { statesOf } from '../kinds/form-states.ts';
import { isParentFormKind, type ParentFormKind } from '../parent-forms.ts';

export interface FormFilter {
  q: string;
  kind: ParentFormKind | '';
  status: string;
}

/** Reads an address; what makes no sense in it counts as not said. */
export function formFilterFrom(search: URLSearchParams): FormFilter {
  const kind = search.get('kind') ?? '';
  const status = search.get('status') ?? '';
  const known = isParentFormKind(kind) ? kind : '';
  return {
    q: (search.get('q') ?? '').slice(0, 200).replaceAll('\0', ''),
    kind: known,
    status: known && Object.keys(statesOf[known]).includes(status) ? status : '',
  };
}
