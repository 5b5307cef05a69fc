import { pageFrom } from '#desk/list/list-page.ts';
import { listPayments, paymentFilterFrom } from '#features/meals/desk/desk-queries.server.ts';
import { roomLoader } from './desk-routes.ts';

export const loader = roomLoader('meals', ({ store }, staff, search) =>
  listPayments(store.read, staff, paymentFilterFrom(search), pageFrom(search)),
);
