import { services } from '#app/services.server.ts';
import { drawIn, findPublishedRound } from '#features/enrollment/rounds/published-round.server.ts';
import { etagOf } from '#lib/http/file-answer.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import type { Route } from './+types/round.ts';
import { freshFeed } from './feed.server.ts';

/** A round as programs read it, to check its draw: `docs/draw.md`. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock } = context.get(services);
  const asked = { year: params.year, draw: drawIn(new URL(request.url).searchParams) };
  const round = await findPublishedRound(store.read, asked, clock.now());
  if (!round) return notFound();
  const body = JSON.stringify(round);
  return freshFeed(request, { type: 'application/json', body, etag: etagOf(body) });
}
