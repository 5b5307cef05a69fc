import { services } from '#app/services.server.ts';
import { newsletter } from '#features/newsletter/emails/newsletter.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { previewResponse, readPreviewLink } from '#lib/mail/preview-link.server.ts';
import type { Route } from './+types/mail-preview.ts';

/** A mail as it will look, for whoever got the link at the desk a few minutes ago. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { store, clock, secret, content, publicUrl } = context.get(services);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const previewed = readPreviewLink(token, clock.now(), secret);
  if (previewed?.kind === 'mail') {
    const mail = await store.read
      .selectFrom('outgoing_mails')
      .select('html_part')
      .where('id', '=', previewed.id)
      .executeTakeFirst();
    if (mail?.html_part) return previewResponse(mail.html_part);
  }
  if (previewed?.kind === 'newsletter') {
    const issue = await store.read
      .selectFrom('newsletter_issues')
      .select(['subject', 'words'])
      .where('id', '=', previewed.id)
      .executeTakeFirst();
    const leave = `${publicUrl}/newsletter/unsubscribe`;
    if (issue) return previewResponse(newsletter('', issue, leave, content.school).html);
  }
  return notFound();
}
