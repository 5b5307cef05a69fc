import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutFormTime } from '#forms/form-time.server.ts';
import { bestVariant, compress, type Encoding, etagOf, send, type Variants } from './negotiate.ts';

interface Page {
  etag: string;
  /** Names in a query that make it another page; undefined when any query does. */
  reads: string[] | undefined;
  variants: Variants;
  madeAt: number;
  expiresAt: number;
}

/** After a day even an unchanged page is sent with the new time in its forms (forms/form-time.server.ts). */
const OLDEST_MS = 24 * 3_600_000;

/** More than the site has; other spellings of a path cannot fill the memory. */
const MOST_PAGES = 200;

type Render = (request: Request) => Response | Promise<Response>;

/**
 * Keeps public pages rendered and compressed. A page is public when its route says so with `s-maxage`. It is kept
 * without its query, and answers whatever follows the `?` that the route does not read: a link shared on Facebook
 * brings a `fbclid` along. After that time visitors still get the kept page at once while it is made anew.
 */
export class PageCache {
  readonly #pages = new Map<string, Page>();
  readonly #underWay = new Set<string>();
  /** How often everything was forgotten: what was begun before is out of date when it is ready. */
  #clearings = 0;
  readonly #render: Render;
  readonly #publicUrl: string;
  readonly #baseHeaders: [string, string][];

  constructor(render: Render, publicUrl: string, baseHeaders: [string, string][]) {
    this.#render = render;
    this.#publicUrl = publicUrl;
    this.#baseHeaders = baseHeaders;
  }

  /** Answers if the page is kept; false leaves the request to the routes. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [path = '/', query] = splitAtQuery(request.url ?? '/');
    const savesData = request.headers['save-data'] === 'on';
    const page = this.#pages.get(keyOf(path, savesData));
    if (!page || (query && isRead(query, page.reads))) return false;
    if (page.expiresAt < Date.now()) void this.keep(path, savesData);
    send(request, response, bestVariant(page.variants, request), page.etag);
    return true;
  }

  /** Makes the page anew, for the next visits, unless that is under way. Resolves when it is kept, or can not be. */
  async keep(path: string, savesData: boolean): Promise<void> {
    const key = keyOf(path, savesData);
    if (this.#underWay.has(key)) return;
    this.#underWay.add(key);
    const clearings = this.#clearings;
    await this.#renew(key, path, savesData)
      .catch(() => this.#pages.delete(key))
      .finally(() => {
        if (clearings === this.#clearings) this.#underWay.delete(key);
      });
  }

  /**
   * Forgets every page, and makes those that people had asked for anew, one after another: a phone that looks next gets
   * one that it may keep.
   */
  clear(): void {
    const known = [...this.#pages.keys()];
    this.#clearings++;
    this.#underWay.clear();
    this.#pages.clear();
    void this.#keepAgain(known, this.#clearings);
  }

  async #keepAgain(keys: string[], clearings: number): Promise<void> {
    for (const key of keys) {
      const [path = '/', savesData] = key.split(' ');
      if (clearings === this.#clearings) await this.keep(path, Boolean(savesData));
    }
  }

  async #renew(key: string, path: string, savesData: boolean): Promise<void> {
    const clearings = this.#clearings;
    const request = new Request(new URL(path, this.#publicUrl), {
      headers: { Accept: 'text/html', ...(savesData && { 'Save-Data': 'on' }) },
    });
    const answer = await this.#render(request);
    const seconds = publicLifetime(answer);
    if (clearings !== this.#clearings) return;
    if (seconds === 0) {
      this.#pages.delete(key);
      return;
    }
    const html = await answer.text();
    const body = Buffer.from(html);
    // Who has the page need not fetch it again because its forms carry a newer time.
    const etag = etagOf(Buffer.from(withoutFormTime(html)));
    if (this.#pages.size >= MOST_PAGES) this.#pages.clear();
    const known = this.#pages.get(key);
    const now = Date.now();
    const expiresAt = now + seconds * 1000;
    if (known?.etag === etag && now - known.madeAt < OLDEST_MS) {
      this.#pages.set(key, { ...known, expiresAt });
      return;
    }
    const variants = await this.#variants(body, etag, answer.headers);
    if (clearings !== this.#clearings) return;
    const reads = namesRead(answer.headers.get('No-Vary-Search'));
    this.#pages.set(key, { etag, reads, variants, madeAt: now, expiresAt });
  }

  async #variants(body: Buffer, etag: string, said: Headers): Promise<Variants> {
    const kept = ['Content-Security-Policy', 'Cache-Control', 'No-Vary-Search'].flatMap((name) => {
      const value = said.get(name);
      return value ? [name, value] : [];
    });
    const headers = (length: number, encoding: Encoding) => [
      ...this.#baseHeaders.flat(),
      ...['Content-Type', 'text/html; charset=utf-8'],
      ...['Content-Length', String(length)],
      ...kept,
      ...['ETag', etag],
      ...['Vary', 'Accept-Encoding, Save-Data'],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ];
    const { br, gzip } = await compress(body);
    return {
      identity: { body, headers: headers(body.length, 'identity') },
      br: { body: br, headers: headers(br.length, 'br') },
      gzip: { body: gzip, headers: headers(gzip.length, 'gzip') },
    };
  }
}

/** Seconds for which everybody may get this same answer; 0 when it is not for everybody. */
export function publicLifetime(answer: Response): number {
  if (answer.status !== 200) return 0;
  return Number(/\bs-maxage=(\d+)/.exec(answer.headers.get('Cache-Control') ?? '')?.[1] ?? 0);
}

function splitAtQuery(address: string): string[] {
  const at = address.indexOf('?');
  return at === -1 ? [address] : [address.slice(0, at), address.slice(at + 1)];
}

function isRead(query: string, names: string[] | undefined): boolean {
  if (!names) return true;
  const said = new URLSearchParams(query);
  return names.some((name) => said.has(name));
}

/** What `No-Vary-Search: params, except=("a" "b")` excepts; undefined when the whole query may matter. */
export function namesRead(noVarySearch: string | null): string[] | undefined {
  const said = /^params(?:, except=\(([^)]*)\))?$/.exec(noVarySearch ?? '');
  return said
    ? Array.from((said[1] ?? '').matchAll(/"([^"]*)"/g), ([, name = '']) => name)
    : undefined;
}

function keyOf(path: string, savesData: boolean): string {
  return savesData ? `${path} save-data` : path;
}
