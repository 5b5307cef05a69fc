import type { Services } from '#app/services.server.ts';
import { type FeedPart, findFeed } from '#features/calendar/published-calendar.server.ts';
import { isKnown } from '#lib/http/file-answer.server.ts';
import { notFound, problem, RETRY_AFTER_SECONDS } from '#lib/http/problem.server.ts';
import { logUnexpected } from '#lib/metrics/log.server.ts';

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
    const feed = await findFeed(services, part);
    if (!feed) return typeof part === 'object' && 'id' in part ? notFound() : laterAgain();
    const headers = {
      'Content-Type': 'text/calendar; charset=utf-8',
      // Kept by everybody, and asked about each time: an edit is there with the next look.
      'Cache-Control': 'public, no-cache',
      'X-Robots-Tag': 'noindex',
      ETag: feed.etag,
    };
    if (isKnown(request.headers.get('If-None-Match'), feed.etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(feed.body, { headers });
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
