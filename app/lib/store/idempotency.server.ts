import { hash } from 'node:crypto';
import type { WriteTransaction } from './store.server.ts';

declare module './store.server.ts' {
  interface Tables {
    idempotency_keys: {
      key: string;
      kind: string;
      digest: string;
      answer: string;
      created_at: string;
    };
  }
}

export interface KeyedRequest {
  key: string;
  /** What is being sent, such as `enrollment-application`: a key of one kind never answers for another. */
  kind: string;
  /** `digestOf` the parsed body. */
  digest: string;
}

export type Once<Answer> =
  | { outcome: 'first' | 'again'; answer: Answer }
  | { outcome: 'otherBody' };

/**
 * Runs `work` for the first request with this key only. The same key with the same body gets the first answer
 * again; with another body nothing happens. Processes that share the database are kept apart by the primary key.
 */
export async function once<Answer>(
  transaction: WriteTransaction,
  request: KeyedRequest,
  now: string,
  answer: Answer,
  work: () => Promise<void>,
): Promise<Once<Answer>> {
  const inserted = await transaction
    .insertInto('idempotency_keys')
    .values({ ...request, answer: JSON.stringify(answer), created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) {
    await work();
    return { outcome: 'first', answer };
  }
  const known = await transaction
    .selectFrom('idempotency_keys')
    .select(['kind', 'digest', 'answer'])
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  if (known.kind !== request.kind || known.digest !== request.digest)
    return { outcome: 'otherBody' };
  return { outcome: 'again', answer: JSON.parse(known.answer) };
}

export function digestOf(parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/**
 * A key made from what was typed, for forms that are posted without a script: pressing Submit twice on a slow
 * line sends the same words, so it finds the same row. Version 8 of RFC 9562.
 */
export function keyFromDigest(digest: string): string {
  const hex = hash('sha256', digest, 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
