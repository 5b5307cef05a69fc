import { pageFrom } from '#desk/list/list-page.ts';
import { listMails, mailStatusFrom } from '#desk/mail/desk-mail.server.ts';
import { mailRooms } from '#features/submissions/kinds.ts';
import { searchLoader } from '../desk-routes.ts';

/** One page of the outgoing mails, as the address asks for it. */
export const loader = searchLoader(
  'mail',
  (search) => ({ status: mailStatusFrom(search), page: pageFrom(search) }),
  ({ store }, staff, { status, page }) => listMails(store.read, mailRooms, staff, status, page),
);
