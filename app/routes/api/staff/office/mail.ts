import { pageFrom } from '#desk/list/list-page.ts';
import { listMails, mailStatusFrom } from '#desk/mail/desk-mail.server.ts';
import { roomLoader } from '../desk-routes.ts';

export const loader = roomLoader('mail', ({ store }, staff, search) =>
  listMails(store.read, staff, mailStatusFrom(search), pageFrom(search)),
);
