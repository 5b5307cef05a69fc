import { pageFrom } from '#desk/list/list-page.ts';
import { listMessages, messageFilterFrom } from '#features/contact/desk/desk-queries.server.ts';
import { searchLoader } from './desk-routes.ts';

/** One page of the messages, as the address asks for it. */
export const loader = searchLoader(
  'messages',
  (search) => ({ filter: messageFilterFrom(search), page: pageFrom(search) }),
  ({ store }, staff, { filter, page }) => listMessages(store.read, staff, filter, page),
);
