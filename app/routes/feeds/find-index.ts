import { createHash } from 'node:crypto';
import { services } from '#app/services.server.ts';
import { searchIndex } from '#features/find/search-index.ts';
import { isKnown } from '#lib/http/file-answer.server.ts';
import type { Route } from './+types/find-index.ts';

/** All public text by its words, for the field that finds; loaded when somebody touches it. */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const body = JSON.stringify(searchIndex(context.get(services).content));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, no-cache',
    'X-Robots-Tag': 'noindex',
    ETag: etag,
  };
  if (isKnown(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}
