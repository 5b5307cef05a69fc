import { services } from '#app/services.server.ts';
import { roundAsCsv } from '#features/enrollment/rounds/check/round-as-csv.server.ts';
import { drawIn, findPublishedRound } from '#features/enrollment/rounds/published-round.server.ts';
import { etagOf } from '#lib/http/file-answer.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import type { Route } from './+types/round-table.ts';
import { freshFeed } from './feed.server.ts';

/** The children of a round as a table for spreadsheets: ticket, group and number, and nothing else of a child. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock } = context.get(services);
  const asked = { year: params.year, draw: drawIn(new URL(request.url).searchParams) };
  const round = await findPublishedRound(store.read, asked, clock.now());
  if (!round) return notFound();
  const body = roundAsCsv(round);
  const name = `round-${round.year}.csv`;
  return freshFeed(request, { type: 'text/csv; charset=utf-8', name, body, etag: etagOf(body) });
}
