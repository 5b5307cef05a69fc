import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import {
  bestVariant,
  type Encoding,
  etagOf,
  send,
  type Variant,
  type Variants,
} from './negotiate.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};
const ONE_YEAR = 'public, max-age=31536000, immutable';
/** The browser asks for a new one at each visit; it may talk to this site alone. */
const workerHeaders: [string, string][] = [
  ['Cache-Control', 'no-cache'],
  ['Content-Security-Policy', "default-src 'none'; connect-src 'self'"],
];
const ONE_HOUR = 'public, max-age=3600';
const PICTURES_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface StaticFile {
  /** Undefined where the name tells what is in it, so that nobody asks for it again. */
  etag: string | undefined;
  variants: Variants;
}

/** The built files, read once and kept in memory: reading them from disk again costs ten times as much. */
export class StaticFiles {
  readonly #files: Map<string, StaticFile>;

  private constructor(files: Map<string, StaticFile>) {
    this.#files = files;
  }

  /** Of two folders with the same file the later one counts. */
  static load(
    folders: string[],
    baseHeaders: [string, string][],
    { isServiceWorkerOff }: { isServiceWorkerOff: boolean },
  ): StaticFiles {
    const files = new Map<string, StaticFile>();
    for (const { path, url, type } of folders.flatMap(filesIn)) {
      files.set(url, readStaticFile(path, url, type, baseHeaders));
    }
    const inItsPlace = files.get(isServiceWorkerOff ? '/sw-off.js' : '/sw.js');
    if (inItsPlace) files.set('/sw.js', inItsPlace);
    files.delete('/sw-off.js');
    return new StaticFiles(files);
  }

  /** Answers if the path is one of the files; false leaves the request to others. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const file = this.#files.get(request.url?.split('?', 1)[0] ?? '');
    if (!file) return false;
    send(request, response, bestVariant(file.variants, request), file.etag);
    return true;
  }
}

function filesIn(folder: string): { path: string; url: string; type: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const type = contentTypes[extname(entry.name)];
    if (!entry.isFile() || !type) return [];
    const path = join(entry.parentPath, entry.name);
    return { path, url: `/${relative(folder, path).split(sep).join('/')}`, type };
  });
}

const isPart = (url: string) => url.startsWith('/assets/');

function policyOf(url: string): [string, string][] {
  if (!isPart(url)) return [['Content-Security-Policy', PICTURES_POLICY]];
  return url.endsWith('.svg') ? [['Content-Security-Policy', 'sandbox']] : [];
}

/** What matters for a file that is part of a page; the others say how a document is to be shown. */
const OF_PARTS = ['X-Content-Type-Options', 'Strict-Transport-Security'];

/**
 * A page is made of up to thirty files, and a phone pays for each head: those below `/assets/` say the least. `base` are
 * the headers of every answer.
 */
function headersOf(url: string, base: [string, string][]): [string, string][] {
  if (/^\/sw(-off)?\.js$/.test(url)) return [...base, ...workerHeaders];
  const said = isPart(url) ? base.filter(([name]) => OF_PARTS.includes(name)) : base;
  return [
    ...said,
    ['Cache-Control', isPart(url) ? ONE_YEAR : ONE_HOUR],
    // A picture opened on its own must not run what somebody may have put into it.
    ...policyOf(url),
  ];
}

function readStaticFile(
  path: string,
  url: string,
  type: string,
  baseHeaders: [string, string][],
): StaticFile {
  const identity = readFileSync(path);
  const etag = isPart(url) ? undefined : etagOf(identity);
  const variant = (body: Buffer, encoding: Encoding): Variant => ({
    body,
    headers: [
      ...headersOf(url, baseHeaders).flat(),
      ...['Content-Type', type],
      ...['Content-Length', String(body.length)],
      ...(etag ? ['ETag', etag] : []),
      ...['Vary', 'Accept-Encoding'],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ],
  });
  const variants: Variants = { identity: variant(identity, 'identity') };
  if (existsSync(`${path}.br`)) variants.br = variant(readFileSync(`${path}.br`), 'br');
  if (existsSync(`${path}.gz`)) variants.gzip = variant(readFileSync(`${path}.gz`), 'gzip');
  return { etag, variants };
}
