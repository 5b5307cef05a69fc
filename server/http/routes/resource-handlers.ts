import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import type { FoundPage } from './find-page.ts';

/**
 * The router's handler for an address: for one of a resource without parameters, such as `/api/contact-messages`, a
 * handler that knows only this route and those around it. It does all that the router does, but does not compare the
 * address with every route of the site, twice for each request.
 */
export function resourceHandlers(
  build: ServerBuild,
  find: (path: string) => FoundPage,
  mode: string | undefined,
): (path: string) => RequestHandler {
  const ofAll = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  return (path) => {
    const known = handlers.get(path);
    if (known) return known;
    const { id, module, pattern } = find(path);
    const isResource = module && !module.default && !module.ErrorBoundary;
    if (!id || !isResource || path !== pattern) return ofAll;
    const handler = createRequestHandler({ ...build, routes: withParents(build.routes, id) }, mode);
    handlers.set(path, handler);
    return handler;
  };
}

function withParents(routes: ServerBuild['routes'], id: string): ServerBuild['routes'] {
  const route = routes[id];
  if (!route) return {};
  return { ...(route.parentId && withParents(routes, route.parentId)), [id]: route };
}
