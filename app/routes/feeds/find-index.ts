import { createHash } from 'node:crypto';
import { services } from '#app/services.server.ts';
import type { Findable } from '#features/find/find-answers.ts';
import { isKnown } from '#lib/http/file-answer.server.ts';
import type { Route } from './+types/find-index.ts';
import { searchIndexNow } from './search-index-now.server.ts';

const feeds = new WeakMap<Findable[], { body: string; etag: string }>();

/** All public text by its words, for the field that finds; loaded when somebody touches it. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { body, etag } = feedOf(await searchIndexNow(context.get(services)));
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

/** Written and hashed once for as long as the index is the same. */
function feedOf(index: Findable[]) {
  const known = feeds.get(index);
  if (known) return known;
  const body = JSON.stringify(index);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  const feed = { body, etag };
  feeds.set(index, feed);
  return feed;
}
