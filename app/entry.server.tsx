import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isDocument } from '#app/islands/document-route.ts';
import { IslandFiles } from '#app/islands/island.tsx';
import { isOutage, services } from '#app/services.server.ts';
import { withFirstLetters } from '#app/shell/page/first-letters.server.ts';
import { contentSecurityPolicy } from '#lib/http/content-security-policy.server.ts';
import { Nonce } from '#lib/http/nonce.ts';
import { isUnavailable } from '#lib/http/unavailable.server.ts';
import { logUnexpected } from '#lib/metrics/log.server.ts';

const RENDER_TIMEOUT_MS = 5000;

/** Renders the whole document before its first byte leaves, so that a failing page is never half a page. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const source = `'nonce-${nonce}'`;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // The development server's reload needs scripts, styles and a socket of its own.
  if (import.meta.env.PROD) {
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(
        { script: [source], style: [source] },
        headers.get('Content-Security-Policy'),
      ),
    );
  }
  headers.append('Vary', 'Save-Data');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');

  // A screen behind the sign-in changes its heading in the browser, and nobody comes to it first.
  const { matches } = routerContext.staticHandlerContext;
  const isForReading = isDocument(matches.map(({ route }) => route));
  const wearsFirstLetters = isForReading && request.headers.get('Save-Data') !== 'on';

  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS);
    const stream = renderToPipeableStream(
      <Nonce value={nonce}>
        <IslandFiles value={loadContext.get(services).islandFiles}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </IslandFiles>
      </Nonce>,
      {
        nonce,
        // Every part stands in its place; none waits at the end for a script that moves it there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          text(stream.pipe(new PassThrough())).then((html) => {
            const isRefused = request.method === 'POST' && status >= 400;
            const said = isRefused ? errorInTitle(html) : html;
            const page = wearsFirstLetters ? withFirstLetters(said, nonce) : said;
            resolve(new Response(page, { headers, status }));
          }, reject);
        },
        onShellError: reject,
        onError: (error) => report(error, loadContext),
      },
    );
  });
}

/** What a form's script says in the title of a refusal (`use-error-arrival.ts`), for a page that needs none. */
function errorInTitle(page: string): string {
  return page.replace(/<title>(?!Error: )/, '<title>Error: ');
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isUnavailable(error)) context.set(isOutage, true);
  if (!request.signal.aborted) report(error, context);
};

function report(error: unknown, context: Readonly<RouterContextProvider>): void {
  logUnexpected(context.get(services).log, error);
}
