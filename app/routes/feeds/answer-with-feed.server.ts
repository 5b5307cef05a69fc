import type { Services } from '#app/services.server.ts';
import { type FeedPart, findFeed } from '#features/calendar/feed/published-calendar.server.ts';
import { notFound, problem, RETRY_AFTER_SECONDS } from '#lib/http/problem.server.ts';
import { logUnexpected } from '#lib/metrics/log.server.ts';
import { freshFeed } from './feed.server.ts';

/**
 * The part as a file for calendars, or 304 for those that have it. A failure is a 503: after any other answer some
 * calendars would take all events away.
 */
export async function answerWithFeed(
  services: Services,
  request: Request,
  part: FeedPart,
): Promise<Response> {
  try {
    const found = await findFeed(services, part);
    if (!found) return typeof part === 'object' && 'id' in part ? notFound() : laterAgain();
    return freshFeed(request, { type: 'text/calendar; charset=utf-8', ...found });
  } catch (error) {
    logUnexpected(services.log, error);
    return laterAgain();
  }
}

function laterAgain(): Response {
  return problem(
    {
      status: 503,
      title: 'Not ready',
      detail: 'The calendar cannot be read at the moment. Please try again in a few minutes.',
    },
    { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  );
}
