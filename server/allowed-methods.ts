import type { MiddlewareHandler } from 'hono';
import { matchRoutes, type ServerBuild } from 'react-router';
import { methodNotAllowed, notFound } from '#lib/problem.server.ts';

type Routes = ServerBuild['routes'];

/** Answers 405 with Allow for a method that the path does not have; the routes themselves say which they have. */
export function refuseForeignMethods(routes: Routes): MiddlewareHandler {
  const tree = Object.values(routes)
    .filter((route) => route?.parentId === 'root')
    .map((route) => ({ id: route?.id, path: route?.path, index: route?.index as false }));
  return async (c, next) => {
    const path = c.req.path.replace(/\.data$/, '');
    const leaf = matchRoutes(tree, path)?.at(-1)?.route;
    if (leaf?.path === '*' && c.req.method !== 'GET' && c.req.method !== 'HEAD') return notFound();
    const module = leaf?.id ? routes[leaf.id]?.module : undefined;
    const allowed = [
      ...(module?.default || module?.loader ? ['GET', 'HEAD'] : []),
      ...(module?.action ? ['POST'] : []),
    ];
    if (allowed.includes(c.req.method)) return next();
    return methodNotAllowed(allowed.join(', '));
  };
}
