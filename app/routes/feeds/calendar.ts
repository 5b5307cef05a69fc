import { services } from '#app/services.server.ts';
import type { Route } from './+types/calendar.ts';
import { answerWithFeed } from './answer-with-feed.server.ts';

/** The whole school year, for calendar programs to subscribe to. */
export function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  return answerWithFeed(context.get(services), request, 'all');
}
