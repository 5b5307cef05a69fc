import { pageFrom } from '#desk/list/list-page.ts';
import { listMails, mailStatusFrom } from '#desk/mail/desk-mail.server.ts';
import { mailRooms } from '#features/submissions/kinds.ts';
import { roomLoader } from '../desk-routes.ts';

export const loader = roomLoader('mail', ({ store }, staff, search) =>
  listMails(store.read, mailRooms, staff, mailStatusFrom(search), pageFrom(search)),
);
