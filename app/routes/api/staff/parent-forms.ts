import { pageFrom } from '#desk/list/list-page.ts';
import { formFilterFrom } from '#features/parent-forms/desk/desk-filter.ts';
import { listParentForms } from '#features/parent-forms/desk/desk-queries.server.ts';
import { searchLoader } from './desk-routes.ts';

/** One page of the forms that parents sent, as the address asks for it. */
export const loader = searchLoader(
  'parents',
  (search) => ({ filter: formFilterFrom(search), page: pageFrom(search) }),
  ({ store }, staff, { filter, page }) => listParentForms(store.read, staff, filter, page),
);
