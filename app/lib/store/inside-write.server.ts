import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

const writing = new AsyncLocalStorage<{ isOver: boolean }>();

/** Runs the work of one `store.write`. Until it is over, nothing that it calls may use the store past its transaction. */
export async function insideWrite<Result>(work: () => Promise<Result>): Promise<Result> {
  // What the work started and did not wait for may go on afterwards.
  const write = { isOver: false };
  try {
    return await writing.run(write, work);
  } finally {
    write.isOver = true;
  }
}

const INSTEAD = {
  'store.read': 'use the transaction that store.write hands to its work',
  'store.write': 'use the transaction that store.write hands to its work',
  'mail.wake': 'call it after the write',
};

/**
 * Throws where a write is under way. On SQLite, which has one connection, a second use of the store would wait for the
 * write, and the write for it, for ever; on PostgreSQL it would not see what the write has written. Nor would whoever is
 * woken before the write is over.
 */
export function refuseInsideWrite(used: keyof typeof INSTEAD): void {
  const write = writing.getStore();
  if (!write || write.isOver) return;
  throw new Error(`${used} was used inside store.write: ${INSTEAD[used]}`);
}

/** For `store.read`: every query asks before it waits for a connection. */
export const readsOutsideWrites: KyselyPlugin = {
  transformQuery({ node }) {
    refuseInsideWrite('store.read');
    return node;
  },
  transformResult: async ({ result }) => result,
};
