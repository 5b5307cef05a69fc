import { type Refusal, refusalIn } from '#forms/refusal.ts';
import { newKey } from '#lib/crypto/new-key.ts';
import type { Address } from './address.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { NoAnswer, overTheLine } from './no-answer.ts';

/** What the school's own programs said no to; 409 means that the record was changed meanwhile, 0 that no answer came. */
export interface ChangeRefusal extends Refusal {
  status: number;
}

const NOTHING_SENT: ChangeRefusal = {
  status: 0,
  title: 'No connection',
  detail:
    'This device has no connection, so nothing was sent. Please press the button again when the connection is back.',
  errors: [],
};

const NO_ANSWER: ChangeRefusal = {
  status: 0,
  title: 'No answer',
  detail:
    'The school’s server did not answer. We do not know whether your change was made. Please press the button again: if it was made, it is not made twice.',
  errors: [],
};

/** Asks for what a room shows. `request` is that of the loader, so that people come back here after signing in. */
export async function askServer<Shown>(
  at: Address<{ shows: Shown }>,
  request: Pick<Request, 'url'> = { url: location.href },
  search = '',
): Promise<Shown> {
  const answer = await authorizedFetch(at.path + search, request);
  if (!answer.ok) throw new Response(null, { status: answer.status });
  return overTheLine(() => answer.json());
}

/** The key of each change that was asked for and not answered. */
const unanswered = new Map<string, string>();

/**
 * Asks for a change, with a form when it brings a file along; a refusal comes back, so that the screen can say why and
 * keep what was typed. Asked for again after its answer was lost, a change goes under the same key and is made once.
 * `request` is that of the screen, so that people come back to it after signing in.
 */
export async function sendChange<Of extends { takes: object; tells?: unknown }>(
  { path }: Address<Of>,
  body: Of['takes'],
  request: Pick<Request, 'url'> = { url: location.href },
): Promise<{ done: Of['tells'] } | { refusal: ChangeRefusal }> {
  const change = JSON.stringify([path, body instanceof FormData ? [...body].map(partOf) : body]);
  const earlierKey = unanswered.get(change);
  const key = earlierKey ?? newKey();
  unanswered.set(change, key);
  const isNothingSent = !navigator.onLine && !earlierKey;
  try {
    const headers = { 'Idempotency-Key': key };
    const sent: RequestInit =
      body instanceof FormData
        ? { headers, body }
        : { headers: { ...headers, ...JSON_BODY }, body: JSON.stringify(body) };
    const answer = await authorizedFetch(path, request, { method: 'POST', ...sent });
    const said: unknown = await answer.json().catch(() => undefined);
    const problem = refusalIn(said);
    const isHeard = answer.ok ? said !== undefined : problem !== undefined;
    // After a fault of the server nobody knows how far it came.
    if (isHeard && answer.status < 500) unanswered.delete(change);
    if (isHeard && answer.ok) return { done: said };
    return { refusal: problem ? { status: answer.status, ...problem } : NO_ANSWER };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    if (isNothingSent) unanswered.delete(change);
    return { refusal: isNothingSent ? NOTHING_SENT : NO_ANSWER };
  }
}

const JSON_BODY = { 'Content-Type': 'application/json' };

/** A file by what tells it from others that somebody could choose. */
function partOf([name, value]: [string, FormDataEntryValue]) {
  if (typeof value === 'string') return [name, value];
  return [name, value.name, value.size, value.lastModified];
}
