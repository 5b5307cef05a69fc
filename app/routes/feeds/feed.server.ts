import { isKnown } from '#lib/http/file-answer.server.ts';
import { feedLifetime } from '#lib/http/public-page.ts';

/** What programs read now and then, such as search engines. */
export function feed(type: string, text: string): Response {
  return new Response(text, { headers: { 'Content-Type': type, ...feedLifetime } });
}

/** The same for what is kept by everybody and asked about each time: an edit is there with the next look. 304 for those that have it. With a `name` it is saved. */
export function freshFeed(
  request: Request,
  { type, body, etag, name }: { type: string; body: string; etag: string; name?: string },
): Response {
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, no-cache',
    'X-Robots-Tag': 'noindex',
    ETag: etag,
    ...(name && { 'Content-Disposition': `attachment; filename="${name}"` }),
  };
  return isKnown(request.headers.get('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}
