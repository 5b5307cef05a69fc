import { keyReused, type ProblemAnswer } from '#lib/http/problem.server.ts';
import { mediaType, readKey } from '#lib/http/request-head.server.ts';
import { doOnce, newPress } from '#lib/store/press-once.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { personalJson } from './personal-json.server.ts';

/**
 * Answers a request of portal or desk. One with an `Idempotency-Key` makes its change once: sent again by the same
 * account it gets the first answer again.
 */
export async function answerPress<Said extends Response>(
  { store }: { store: Store },
  request: Request,
  findAccount: () => Promise<{ accountId: string }>,
  answer: () => Promise<Said>,
): Promise<Said | ProblemAnswer<400 | 415> | ProblemAnswer<422>> {
  const key = readKey(request);
  if (!key || request.method !== 'POST') return answer();
  const { accountId } = await findAccount();
  // The parts of a form have another border at each press.
  const isJson = mediaType(request) === 'application/json';
  const body = isJson ? await request.clone().text() : '';
  const press = newPress(accountId, key, { address: new URL(request.url).pathname, body });
  const work = () => answer().catch(asAnswer<Said>);
  const pressed = await doOnce(store, press, work, ({ ok }) => ok);
  if ('outcome' in pressed) return keyReused();
  // What it said the first time.
  return 'again' in pressed ? (personalJson(pressed.again) as Response as Said) : pressed.result;
}

/** What was thrown to be the answer, such as Not found of what this press has erased. */
function asAnswer<Said extends Response>(thrown: unknown): Said {
  if (thrown instanceof Response) return thrown as Said;
  throw thrown;
}
