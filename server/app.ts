import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { RouterContextProvider } from 'react-router';
import {
  formTime,
  isFromInside,
  isOutage,
  notTaken,
  type Services,
  sender,
  services,
} from '#app/services.server.ts';
import { signFormTime, signNextFormTime } from '#forms/form-time.server.ts';
import { browserInWords } from '#lib/http/browser-in-words.ts';
import { BUILD_HEADER } from '#lib/http/build-header.ts';
import { clientAddress, isLoopback, type TrustedProxies } from '#lib/http/client-address.server.ts';
import { crossSite, notStored, problem, serverProblem } from '#lib/http/problem.server.ts';
import { isUnavailable } from '#lib/http/unavailable.server.ts';
import { logUnexpected } from '#lib/metrics/log.server.ts';
import { type Sender, senderAt, unknownSender } from '#lib/rate-limit/sender.server.ts';
import { refuseForeignMethods } from './http/allowed-methods.ts';
import { isFrameworkFailure, laterAgain, orNotKept } from './http/answer-of-routes.ts';
import { authRefusals } from './http/auth-refusals.ts';
import { compressDocuments } from './http/compress-documents.ts';
import { cameFrom, isRefused } from './http/csrf.ts';
import { withoutSharedNonce } from './http/hashes-for-nonce.ts';
import { notFoundForPeople } from './http/not-found.ts';
import { refusedPost, screenInstead } from './http/not-taken.ts';
import { PageCache, publicLifetime } from './http/page-cache.ts';
import { limitPublicPosts } from './http/public-posts.ts';
import { readablePath } from './http/readable-path.ts';
import { limitBody } from './http/request-body.ts';
import { requestLog } from './http/request-log.ts';
import { countFromMemory, timeAnswer } from './http/request-metrics.ts';
import { findPage } from './http/routes/find-page.ts';
import { resourceHandlers } from './http/routes/resource-handlers.ts';
import { baseHeaders } from './http/security-headers.ts';
import { StaticFiles } from './http/static-files.ts';
import { UploadSpool } from './http/upload-spool.ts';

/** What development puts in front: Vite's modules and reload. Nothing is kept in memory then. */
export type Middlewares = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

type HttpContext = Context<{ Bindings: HttpBindings }>;

/**
 * One request's way in: files and cached pages from memory, then the gates (size, site, method), then the routes.
 */
export function createSchoolServer(
  context: Services,
  sources: {
    uploads: string;
    client?: string;
    drawnPictures?: string | undefined;
    middlewares?: Middlewares;
    isServiceWorkerOff?: boolean;
  },
): Server {
  const headers = baseHeaders(context.publicUrl);
  const app = new Hono<{ Bindings: HttpBindings }>();
  const find = findPage(build.routes);
  const handlerOf = resourceHandlers(build, find, process.env.NODE_ENV);
  const handle = (request: Request, routerContext: RouterContextProvider) =>
    handlerOf(new URL(request.url).pathname)(request, routerContext);
  const pages = new PageCache((request) => app.fetch(request), context.publicUrl, headers);
  context.publish.onNotify('forgetPages', () => pages.clear());
  const contextOf = (c: HttpContext) => {
    const routerContext = new RouterContextProvider();
    routerContext.set(services, context);
    routerContext.set(formTime, () => formTimeOf(c.req.method, context));
    routerContext.set(sender, senderOf(c, context));
    routerContext.set(isFromInside, comesFromInside(c, context));
    return routerContext;
  };
  /** For HEAD the router leaves out a page, whose hashes the headers name; Hono drops it on the way out. */
  const withItsPage = (request: Request) =>
    request.method === 'HEAD' && find(new URL(request.url).pathname).module?.default
      ? new Request(request, { method: 'GET' })
      : request;

  app.use(requestLog(context.log, find));
  app.use(compressDocuments);
  app.use(authRefusals);
  app.use(limitBody(new UploadSpool(sources.uploads)));
  app.use(readablePath);
  app.use(async (c, next) => {
    const request = c.req.raw;
    const { pathname } = new URL(request.url);
    const from = cameFrom(request, context.publicUrl);
    if (!isRefused(pathname, from)) return next();
    const { module, isData, isUnknown } = find(pathname);
    if (!module?.default || isData || isUnknown) return crossSite();
    const routerContext = contextOf(c);
    routerContext.set(notTaken, await refusedPost(request, from));
    return handle(screenInstead(request), routerContext);
  });
  app.use(limitPublicPosts(find, (c: HttpContext) => senderOf(c, context)));
  app.use('/api/*', async (c, next) => {
    await next();
    c.header(BUILD_HEADER, build.assets.version);
  });
  app.use(refuseForeignMethods(find));
  for (const path of ['/api/*', '/auth/*']) {
    app.use(path, async (_, next) => {
      await context.checkVersion();
      return next();
    });
  }
  app.all('*', async (c) => {
    const routerContext = contextOf(c);
    const request = withItsPage(c.req.raw);
    const found = await handle(request, routerContext);
    const instead = notFoundForPeople(request, found);
    const answer = await withoutSharedNonce(
      orNotKept(instead ? await handle(instead, routerContext) : found),
    );
    const isFailure = isFrameworkFailure(answer);
    const isLater = routerContext.get(isOutage) || answer.status === 503;
    if (isLater) return isFailure ? notStored() : laterAgain(answer);
    if (isFailure) return serverProblem();
    if (c.req.method === 'GET' && publicLifetime(answer) > 0) {
      const { pathname } = new URL(c.req.url);
      if (find(pathname).isCanonical) void pages.keep(pathname, c.req.header('Save-Data') === 'on');
    }
    return answer;
  });
  app.onError((error, c) => {
    if (!c.req.raw.signal.aborted) logUnexpected(context.log, error);
    return isUnavailable(error) ? notStored() : serverProblem();
  });

  const files = sources.client
    ? StaticFiles.load(
        [sources.client, ...(sources.drawnPictures ? [sources.drawnPictures] : [])],
        headers,
        { isServiceWorkerOff: sources.isServiceWorkerOff ?? false },
      )
    : undefined;
  const listener = getRequestListener(app.fetch, { errorHandler: unreadableAddress });
  const routes = (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    void listener(request, response);
  };
  return createServer((request, response) => {
    // Here, because most of what a proxy forwards is answered from memory.
    context.proxies.notice(request.socket.remoteAddress, request.headers);
    if (sources.middlewares) {
      sources.middlewares(request, response, () => routes(request, response));
      return;
    }
    if (files?.serve(request, response) || pages.serve(request, response)) {
      countFromMemory(response);
      return;
    }
    timeAnswer(request, response);
    routes(request, response);
  });
}

function formTimeOf(method: string, { clock, secret }: Services): string {
  return (method === 'POST' ? signNextFormTime : signFormTime)(clock.now(), secret);
}

function senderOf(c: HttpContext, { isTrustedProxy, secret }: Services): Sender {
  const device = /^[\w-]{20,64}$/.exec(c.req.header('X-Device') ?? '')?.[0];
  const address = addressOf(c, isTrustedProxy);
  const sender =
    address === undefined ? unknownSender(secret, device) : senderAt(address, secret, device);
  return { ...sender, browser: browserInWords(c.req.header('User-Agent')) };
}

/** Whether this machine or a trusted proxy itself asks, not somebody behind it. */
function comesFromInside(c: HttpContext, { isTrustedProxy }: Services): boolean {
  const address = addressOf(c, isTrustedProxy);
  return address !== undefined && (isLoopback(address) || isTrustedProxy(address));
}

/** The page cache asks for pages on nobody's behalf: without a peer. */
function addressOf(c: HttpContext, isTrustedProxy: TrustedProxies): string | undefined {
  const incoming = c.env?.incoming;
  return clientAddress(incoming?.socket.remoteAddress, incoming?.headers ?? {}, isTrustedProxy);
}

/** For a Host or path that is no address at all, so that no gate could look at it. */
function unreadableAddress(): Response {
  return problem({
    status: 400,
    title: 'Unreadable request',
    detail: 'The address of this request is not one.',
  });
}
