import { services } from '#app/services.server.ts';
import { findIssueWords } from '#features/newsletter/desk/desk-queries.server.ts';
import { newsletter } from '#features/newsletter/emails/newsletter.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { findMailHtml } from '#lib/mail/outbox-state.server.ts';
import { previewResponse, readPreviewLink } from '#lib/mail/preview-link.server.ts';
import { reading } from '../../described.ts';
import type { Route } from './+types/mail-preview.ts';

const tokenIn = (search: URLSearchParams) => search.get('token') ?? '';

/** A mail as it will look, for whoever got the link at the desk a few minutes ago. */
export const loader = reading(tokenIn, async ({ request, context }: Route.LoaderArgs) => {
  const { store, clock, secret, content, publicUrl } = context.get(services);
  const token = tokenIn(new URL(request.url).searchParams);
  const previewed = readPreviewLink(token, clock.now(), secret);
  if (previewed?.kind === 'mail') {
    const html = await findMailHtml(store.read, previewed.id);
    if (html) return previewResponse(html);
  }
  if (previewed?.kind === 'newsletter') {
    const issue = await findIssueWords(store.read, previewed.id);
    const leave = `${publicUrl}/newsletter/unsubscribe`;
    if (issue) return previewResponse(newsletter('', issue, leave, content.school).html);
  }
  return notFound();
});
