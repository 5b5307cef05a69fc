import type { MiddlewareHandler } from 'hono';

/**
 * A path that cannot be decoded (`/%`, `/%ff`) is just another unknown one, for people or for programs. The router
 * would print it, and a path may hold what somebody typed, so it sees a neutral one.
 */
export const readablePath: MiddlewareHandler = (c, next) => {
  const url = new URL(c.req.url);
  if (!isReadable(url.pathname)) {
    const [forPrograms = ''] = /^\/(api|auth\/v1)(?=\/)/.exec(url.pathname) ?? [];
    url.pathname = `${forPrograms}/-`;
    c.req.raw = new Request(url, { method: c.req.method, headers: c.req.raw.headers });
  }
  return next();
};

export function isReadable(path: string): boolean {
  return decoded(path) !== undefined;
}

/** Returns what it decoded: a bundler may drop a call whose result nobody uses, and its error with it. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
