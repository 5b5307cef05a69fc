import * as v from 'valibot';
import type { Refusal } from '#forms/refusal.ts';
import { authorizedFetch } from './authorized-fetch.ts';

const problemSchema = v.object({
  title: v.string(),
  detail: v.string(),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
});

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

/** The request or its answer was lost on the way; this side cannot tell which. */
const NO_ANSWER: ChangeRefusal = {
  status: 0,
  title: 'No answer',
  detail:
    'The school’s server did not answer. We do not know whether your change was made. Please load this page again and look, before you press the button again.',
  errors: [],
};

/** Asks for what a room shows. `request` is that of the loader, so that people come back here after signing in. */
export async function askServer<Shown>(
  path: string,
  request: Pick<Request, 'url'> = { url: location.href },
): Promise<Shown> {
  const answer = await authorizedFetch(path, request);
  if (!answer.ok) throw new Response(null, { status: answer.status });
  return answer.json();
}

/**
 * Asks for a change, with a form when it brings a file along; a refusal comes back, so that the screen can say why and
 * keep what was typed.
 */
export async function sendChange<Done>(
  path: string,
  request: Pick<Request, 'url'>,
  body: object | FormData,
): Promise<{ done: Done } | { refusal: ChangeRefusal }> {
  const isOffline = !navigator.onLine;
  let answer: Response;
  try {
    const sent: RequestInit =
      body instanceof FormData
        ? { body }
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    answer = await authorizedFetch(path, request, { method: 'POST', ...sent });
  } catch (error) {
    if (error instanceof TypeError) return { refusal: isOffline ? NOTHING_SENT : NO_ANSWER };
    throw error;
  }
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && said !== undefined) return { done: said as Done };
  const problem = v.safeParse(problemSchema, said);
  return { refusal: problem.success ? { status: answer.status, ...problem.output } : NO_ANSWER };
}
