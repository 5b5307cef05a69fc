import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Services, services } from '#app/services.server.ts';
import { crossSite, tooLarge } from '#lib/problem.server.ts';
import { refuseForeignMethods } from './allowed-methods.ts';
import { isCrossSite } from './cross-site.ts';
import { PageCache, publicLifetime } from './page-cache.ts';
import { requestLog } from './request-log.ts';
import { baseHeaders } from './security-headers.ts';
import { StaticFiles } from './static-files.ts';

export { start } from './start.ts';

/** What development puts in front: Vite's modules and reload. Nothing is kept in memory then. */
export type Middlewares = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Above what any form sends, so that a name of a megabyte is still answered by name. */
const LARGEST_BODY = 2 * 1024 * 1024;

/**
 * One request's way in: files and cached pages from memory, then the gates (site, method, size), then the routes.
 */
export function createSchoolServer(
  context: Services,
  sources: { client?: string; middlewares?: Middlewares },
): Server {
  const handle = createRequestHandler(build, process.env.NODE_ENV);
  const headers = baseHeaders(context.publicUrl);
  const app = new Hono();
  const pages = new PageCache((request) => app.fetch(request), context.publicUrl, headers);

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
  });
  app.use(requestLog(context.log));
  app.use(async (c, next) => {
    if (isCrossSite(c.req.raw, context.publicUrl)) return crossSite();
    return next();
  });
  app.use(refuseForeignMethods(build.routes));
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
  app.all('*', async (c) => {
    const routerContext = new RouterContextProvider();
    routerContext.set(services, context);
    const answer = await handle(c.req.raw, routerContext);
    const { pathname, search } = new URL(c.req.url);
    if (c.req.method === 'GET' && search === '' && publicLifetime(answer) > 0) {
      pages.keep(pathname, c.req.header('Save-Data') === 'on');
    }
    return answer;
  });

  const files = sources.client ? StaticFiles.load(sources.client, headers) : undefined;
  const routes = getRequestListener(app.fetch);
  return createServer((request, response) => {
    if (sources.middlewares) {
      sources.middlewares(request, response, () => void routes(request, response));
      return;
    }
    if (files?.serve(request, response) || pages.serve(request, response)) return;
    void routes(request, response);
  });
}
