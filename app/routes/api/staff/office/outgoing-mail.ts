import { findMail, sendMailAgain } from '#desk/mail/desk-mail.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { mailRooms } from '#features/submissions/kinds.ts';
import { previewLink } from '#lib/mail/preview-link.server.ts';
import { recordLoader, roomRoute } from '../desk-routes.ts';

/** One outgoing mail. */
export const loader = recordLoader('mail', async ({ store, clock, secret }, staff, id) => {
  const mail = await findMail(store.read, mailRooms, staff, id);
  if (!mail) return;
  const link = () => previewLink({ kind: 'mail', id }, clock.now(), secret);
  return { ...mail, preview: mail.isHtmlKept ? link() : undefined };
});

/** Sends it again. */
export const action = roomRoute('mail', async (school, staff, { key }) =>
  answerDesk(await sendMailAgain(school, mailRooms, staff, key)),
);
