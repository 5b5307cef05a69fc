import type { MiddlewareHandler } from 'hono';
import type { Log } from '#lib/metrics/log.server.ts';
import { LONG_HOLD_MS, measureBusyThread } from './busy-thread.ts';
import type { FoundPage } from './routes/find-page.ts';

/**
 * Method, route, status and time: nothing that a person typed. The route is its pattern, such as
 * `/staff/enrollment-applications/:reference`; a path that is no route of ours is left out. Whatever has held the one
 * thread for long is a line of its own.
 */
export function requestLog(log: Log, find: (path: string) => FoundPage): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    const thread = { ms: 0 };
    await measureBusyThread(thread, next);
    const { status } = c.res;
    const facts = {
      method: c.req.method,
      route: find(new URL(c.req.url).pathname).pattern,
      status,
      ms: Math.round(performance.now() - startedAt),
    };
    if (thread.ms > LONG_HOLD_MS) {
      log.warn({ ...facts, heldMs: Math.round(thread.ms) }, 'request held the thread');
    }
    if (status >= 500) {
      // On a bad line people leave in the middle; that is no failure of the server.
      if (c.req.raw.signal.aborted) log.info({ ...facts, status: undefined }, 'sender left');
      else log.error(facts, 'request failed');
    } else if (c.req.method === 'POST') log.info(facts, 'request');
    else log.debug(facts, 'request');
  };
}
