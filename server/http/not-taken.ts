import type { RefusedPost } from '#app/services.server.ts';
import { readFields } from '#lib/http/form-fields.server.ts';
import type { CameFrom } from './csrf.ts';

/** The screen that says so; nothing is there for who opens it. */
const NOT_TAKEN = '/not-taken';

/** What to ask the routes for instead of taking a form that a person posted, who reads the answer. */
export function screenInstead(request: Request): Request {
  const {
    'content-type': _type,
    'content-length': _length,
    ...headers
  } = Object.fromEntries(request.headers);
  return new Request(new URL(NOT_TAKEN, request.url), { headers });
}

/** What that screen tells of the post. What another site sent is not repeated in our name. */
export async function refusedPost(request: Request, from: CameFrom): Promise<RefusedPost> {
  const { pathname, search } = new URL(request.url);
  const action = pathname + search;
  if (from === 'elsewhere') return { action, from, fields: [], hasFile: false };
  const fields = await readFields(request).catch(() => new FormData());
  const all = [...fields];
  const typed = all.filter((field): field is [string, string] => typeof field[1] === 'string');
  return { action, from: 'unknown', fields: typed, hasFile: typed.length < all.length };
}
