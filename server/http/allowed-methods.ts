import type { MiddlewareHandler } from 'hono';
import { methodNotAllowed, notFound } from '#lib/http/problem.server.ts';
import type { FoundPage } from './routes/find-page.ts';

/** Answers 405 with Allow for a method that the path does not have; the routes themselves say which they have. */
export function refuseForeignMethods(find: (path: string) => FoundPage): MiddlewareHandler {
  return async (c, next) => {
    const { method } = c.req;
    const { isUnknown, isIndex, isData, module } = find(new URL(c.req.url).pathname);
    // Only screens have data of their own; an API is spoken to by its one name.
    if (isData && !module?.default) return notFound();
    if (isUnknown && method !== 'GET' && method !== 'HEAD') return notFound();
    // Without `?index` a post to `/` is for the frame around the page, which takes none.
    const takesPosts = module?.action && (!isIndex || c.req.query('index') !== undefined);
    const allowed = [
      ...(module?.default || module?.loader ? ['GET', 'HEAD'] : []),
      ...(takesPosts ? actionMethodsOf(module) : []),
    ];
    if (allowed.includes(method)) return next();
    return methodNotAllowed(allowed.join(', '));
  };
}

/** An action answers POST, unless its route's `handle` names other methods. */
function actionMethodsOf(module: { handle?: unknown }): string[] {
  return (module.handle as { actionMethods?: string[] } | undefined)?.actionMethods ?? ['POST'];
}
