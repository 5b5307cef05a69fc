import { type ListFilter, listFilterFrom } from '#desk/list/list-address.ts';
import {
  formsAtSchool,
  isParentFormKind,
  type ParentFormKind,
} from '#features/parent-form-kinds/parent-forms.ts';

export interface FormFilter extends ListFilter<string> {
  kind: ParentFormKind | '';
}

/** Reads an address; what makes no sense in it counts as not said. */
export function formFilterFrom(search: URLSearchParams): FormFilter {
  const kind = search.get('kind') ?? '';
  const known = isParentFormKind(kind) ? kind : '';
  return {
    ...listFilterFrom(
      search,
      (text): text is string => known !== '' && Object.hasOwn(formsAtSchool[known].statuses, text),
    ),
    kind: known,
  };
}
