import { pageFrom } from '#desk/list/list-page.ts';
import { listMessages, messageFilterFrom } from '#features/contact/desk/desk-queries.server.ts';
import { roomLoader } from './desk-routes.ts';

export const loader = roomLoader('messages', ({ store }, staff, search) =>
  listMessages(store.read, staff, messageFilterFrom(search), pageFrom(search)),
);
