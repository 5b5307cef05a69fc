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

/**
 * Throws where a write is under way. On SQLite, which has one connection, a second use of the store would wait for the
 * write, and the write for it, for ever; on PostgreSQL it would not see what the write has written.
 */
export function refuseInsideWrite(used: 'store.read' | 'store.write'): void {
  const write = writing.getStore();
  if (!write || write.isOver) return;
  throw new Error(
    `${used} was used inside store.write: use the transaction that store.write hands to its work`,
  );
}

/** For `store.read`: every query asks before it waits for a connection. */
export const readsOutsideWrites: KyselyPlugin = {
  transformQuery({ node }) {
    refuseInsideWrite('store.read');
    return node;
  },
  transformResult: async ({ result }) => result,
};
