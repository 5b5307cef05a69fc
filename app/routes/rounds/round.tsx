import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import {
  leadOf,
  RoundForEverybody,
  titleOf,
} from '#features/enrollment/rounds/check/components/round-for-everybody.tsx';
import { linesOfPage } from '#features/enrollment/rounds/check/lines-of-page.ts';
import { openRoundPage } from '#features/enrollment/rounds/check/open-round-page.server.ts';
import { sayTicket, ticketIn } from '#features/enrollment/rounds/check/round-page.ts';
import { drawIn } from '#features/enrollment/rounds/published-round.server.ts';
import { changingPage, pageHeaders } from '#lib/http/public-page.ts';
import type { Route } from './+types/round.ts';

const LONGEST = 12;

/** A round of admission for everybody: its days and places, and from the draw on how to check it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { store, clock } = context.get(services);
  const search = new URL(request.url).searchParams;
  const asked = { year: params.year, draw: drawIn(search) };
  const round = await openRoundPage(store.read, asked, clock.now());
  const grade = search.get('grade') ?? '';
  const page = Number(search.get('page') ?? 1);
  const lines = round && linesOfPage(round, { grade, page });
  if (!round || !lines) throw data(null, { status: 404 });
  const typed = search.get('ticket')?.slice(0, LONGEST).trim();
  const ticket = ticketIn(typed ?? '');
  const ticketAsked = typed !== undefined && {
    typed: ticket ?? typed,
    said: ticket === undefined ? undefined : sayTicket(round, ticket),
  };
  return data({ round, lines, asked: ticketAsked || undefined }, { headers: changingPage });
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const { round, asked } = loaderData ?? {};
  const error = asked && !asked.said ? 'Error: ' : '';
  return pageMeta(args, {
    title: round && error + titleOf(round),
    description: round && leadOf(round),
  });
}

export default function Round({ loaderData, matches }: Route.ComponentProps) {
  const { round, lines, asked } = loaderData;
  return (
    <RoundForEverybody
      round={round}
      lines={lines}
      asked={asked}
      phone={matches[0].loaderData.school.phone}
    />
  );
}
