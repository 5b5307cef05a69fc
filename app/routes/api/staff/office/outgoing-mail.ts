import { services } from '#app/services.server.ts';
import { findMail, sendMailAgain } from '#desk/mail/desk-mail.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { mailRooms } from '#features/submissions/kinds.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { previewLink } from '#lib/mail/preview-link.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/outgoing-mail.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock, secret } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'mail');
  const mail = await findMail(store.read, mailRooms, staff, params.id);
  if (!mail) return notFound();
  const preview = mail.isHtmlKept
    ? previewLink({ kind: 'mail', id: mail.id }, clock.now(), secret)
    : undefined;
  return personalJson({ ...mail, preview });
}

/** Sends it again. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'mail');
  return answerDesk(await sendMailAgain(context.get(services), mailRooms, staff, params.id));
}
