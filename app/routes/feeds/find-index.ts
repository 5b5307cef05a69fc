import { createHash } from 'node:crypto';
import { services } from '#app/services.server.ts';
import type { Findable } from '#features/find/find-answers.ts';
import type { Route } from './+types/find-index.ts';
import { freshFeed } from './feed.server.ts';
import { searchIndexNow } from './search-index-now.server.ts';

const feeds = new WeakMap<Findable[], { body: string; etag: string }>();

/** All public text by its words, for the field that finds; loaded when somebody touches it. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const found = feedOf(await searchIndexNow(context.get(services)));
  return freshFeed(request, { type: 'application/json', ...found });
}

/** Written and hashed once for as long as the index is the same. */
function feedOf(index: Findable[]) {
  const known = feeds.get(index);
  if (known) return known;
  const body = JSON.stringify(index);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  const made = { body, etag };
  feeds.set(index, made);
  return made;
}
