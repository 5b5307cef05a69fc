import type { MiddlewareHandler } from 'hono';
import type { Log } from '#lib/log.server.ts';

/** Method, path without its query, status and time: nothing that a person typed. Unknown paths are not repeated. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { status } = c.res;
    const facts = {
      method: c.req.method,
      path: status === 404 ? undefined : c.req.path,
      status,
      ms: Math.round(performance.now() - startedAt),
    };
    if (status >= 500) log.error(facts, 'request failed');
    else if (c.req.method === 'POST') log.info(facts, 'request');
    else log.debug(facts, 'request');
  };
}
