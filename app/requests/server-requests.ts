import * as v from 'valibot';
import type { Refusal } from '#forms/refusal.ts';
import { authorizedFetch } from './authorized-fetch.ts';

const problemSchema = v.object({
  title: v.string(),
  detail: v.string(),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
});

/** What the school's own programs said no to. 409 means that somebody else has changed the record meanwhile. */
export interface ChangeRefusal extends Refusal {
  status: number;
}

const NO_LINE = {
  title: 'No connection',
  detail: 'The school’s server cannot be reached. Nothing was changed. Please try again.',
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
  let answer: Response;
  try {
    const sent: RequestInit =
      body instanceof FormData
        ? { body }
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    answer = await authorizedFetch(path, request, { method: 'POST', ...sent });
  } catch (error) {
    if (error instanceof TypeError) return { refusal: { status: 0, ...NO_LINE } };
    throw error;
  }
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return { done: said as Done };
  const problem = v.safeParse(problemSchema, said);
  return { refusal: { status: answer.status, ...(problem.success ? problem.output : NO_LINE) } };
}
