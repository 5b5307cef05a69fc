import { pageFrom } from '#desk/list/list-page.ts';
import { listPayments, paymentFilterFrom } from '#features/meals/desk/desk-queries.server.ts';
import { searchLoader } from './desk-routes.ts';

/** One page of the meal payments, as the address asks for it. */
export const loader = searchLoader(
  'meals',
  (search) => ({ filter: paymentFilterFrom(search), page: pageFrom(search) }),
  ({ store }, staff, { filter, page }) => listPayments(store.read, staff, filter, page),
);
