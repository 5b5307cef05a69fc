import type { MiddlewareHandler } from 'hono';
import type { Log } from '#lib/log.server.ts';

/** Refused before anything looked the path up, or looked up in vain. */
const unknownPath = new Set([403, 404, 413]);

/**
 * Method, path without its query, status and time: nothing that a person typed. A path is repeated only once it is
 * known to be one of ours.
 */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { status } = c.res;
    const facts = {
      method: c.req.method,
      path: unknownPath.has(status) ? undefined : c.req.path,
      status,
      ms: Math.round(performance.now() - startedAt),
    };
    if (status >= 500) {
      // On a bad line people leave in the middle; that is no failure of the server.
      if (c.req.raw.signal.aborted) log.info({ ...facts, status: undefined }, 'sender left');
      else log.error(facts, 'request failed');
    } else if (c.req.method === 'POST') log.info(facts, 'request');
    else log.debug(facts, 'request');
  };
}
