import { services } from '#app/services.server.ts';
import { nothingHere } from '#features/accounts/sessions/authorization.server.ts';
import { answerDesk, deskJson } from '#features/staff/desk-answer.server.ts';
import { findMail, sendMailAgain } from '#features/staff/mail/desk-mail.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import { previewLink } from '#lib/mail/preview-link.server.ts';
import type { Route } from './+types/outgoing-mail.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock, secret } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'mail');
  const mail = await findMail(store.read, staff, params.id);
  if (!mail) return nothingHere();
  const preview = mail.isHtmlKept
    ? previewLink({ kind: 'mail', id: mail.id }, clock.now(), secret)
    : undefined;
  return deskJson({ ...mail, preview });
}

/** Sends it again. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'mail');
  return answerDesk(await sendMailAgain(context.get(services), staff, params.id));
}
