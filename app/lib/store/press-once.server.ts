import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { changeAnswer, type KeyedRequest, once, recall } from './idempotency.server.ts';
import type { Store, WriteTransaction } from './store.server.ts';

/** One press of a button behind the sign-in. It may arrive several times, for its answer can get lost on the way. */
interface Press extends KeyedRequest {
  isOver: boolean;
  /** The write that has made its change. */
  keptIn?: WriteTransaction;
}

/** The same press has made its change in another request, at this moment; this write is taken back. */
class MadeBefore extends Error {}

const KIND = 'change';
const DONE = { outcome: 'done' } as const;
const presses = new AsyncLocalStorage<Press | undefined>();

/**
 * A press by its key, which counts for one account only. What is kept of it says nothing to whoever reads the database:
 * the device's key, a random one that is not kept, is part of both digests.
 */
export function newPress(
  accountId: string,
  key: string,
  { address, body }: { address: string; body: string },
): Press {
  const content = { key: key.toLowerCase(), address, body };
  return { ...keyOf(accountId, content.key), content, isOver: false };
}

function keyOf(owner: string, key: string): Pick<Press, 'key' | 'kind'> {
  return { key: hash('sha256', JSON.stringify([owner, key]), 'base64url'), kind: KIND };
}

type Pressed<Result, Answer> =
  | { result: Result }
  /** It was done before; with what it was answered then. */
  | { again: Answer }
  | { outcome: 'otherBody' };

/**
 * Does the work of a press, unless the same press was done before: then it says what was answered. A change that finds
 * its record changed by the same press, a moment ago, counts as done as well.
 */
export async function doOnce<Result, Answer extends object>(
  store: Store,
  press: Press,
  work: () => Promise<Result>,
  isDone: (result: Result) => boolean,
): Promise<Pressed<Result, Answer>> {
  const before = await madeBefore<Answer>(store, press);
  if (before) return before;
  try {
    const result = await presses.run(press, work);
    if (isDone(result)) return { result };
    return (await madeBefore<Answer>(store, press)) ?? { result };
  } catch (error) {
    const made = error instanceof MadeBefore && (await madeBefore<Answer>(store, press));
    if (made) return made;
    throw error;
  } finally {
    press.isOver = true;
  }
}

/** Does one of several changes of one press, each in a write of its own, as `doOnce` does. */
export async function doPartOnce<Result extends { outcome: string }>(
  store: Store,
  part: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const whole = presses.getStore();
  if (!whole) return work();
  const press = { ...whole, ...keyOf(whole.key, part), isOver: false };
  const isDone = ({ outcome }: Result) => outcome === DONE.outcome;
  const pressed = await doOnce<Result, Result>(store, press, work, isDone);
  if ('outcome' in pressed) throw new Error('one press has one body');
  return 'again' in pressed ? pressed.again : pressed.result;
}

/** Does the work at each press, also when it is repeated: what it answers may be kept nowhere. */
export function doAtEachPress<Result>(work: () => Promise<Result>): Promise<Result> {
  return presses.run(undefined, work);
}

/**
 * Keeps that the press under way was done, within the write that does it, with what is answered when it comes again:
 * nothing that somebody typed, and no secret; gives that back. Whatever records an act of a person calls it.
 */
export async function keepPress<Answer extends object = typeof DONE>(
  transaction: WriteTransaction,
  now: Date,
  answer?: Answer,
): Promise<Answer> {
  const said = answer ?? (DONE as unknown as Answer);
  const press = presses.getStore();
  if (!press || press.isOver) return said;
  const kept = await once(transaction, press, now.toISOString(), said, async () => {});
  if (kept.outcome === 'first') press.keptIn = transaction;
  else if (press.keptIn !== transaction) throw new MadeBefore();
  else if (answer) await changeAnswer(transaction, press, answer);
  return said;
}

async function madeBefore<Answer extends object>(
  store: Store,
  press: Press,
): Promise<{ again: Answer } | { outcome: 'otherBody' } | undefined> {
  const known = await recall<Answer>(store.read, press);
  if (known?.outcome === 'again') return { again: known.answer };
  return known && { outcome: 'otherBody' };
}
