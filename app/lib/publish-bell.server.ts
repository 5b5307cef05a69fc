import type { Log } from './log.server.ts';
import { type Recurring, startRecurring } from './recurring.server.ts';
import type { Store, WriteTransaction } from './store/store.server.ts';

declare module './store/store.server.ts' {
  interface Tables {
    /** One row: how often the public pages have changed. */
    publications: { id: string; number: number };
  }
}

/** Says that public pages show something new, so that kept ones are forgotten. */
export interface PublishBell {
  /** Call it after the transaction of `notePublication`. */
  ring(): void;
  onRing(listener: () => void): void;
}

export function newPublishBell(): PublishBell {
  let tell = () => {};
  return {
    ring: () => tell(),
    onRing(listener) {
      tell = listener;
    },
  };
}

const ONLY_ROW = 'public-pages';
const LOOK_EVERY_MS = 5000;

/** Tells the other processes, within the transaction that changes what public pages show. Ring the bell after it. */
export async function notePublication(transaction: WriteTransaction): Promise<void> {
  await transaction
    .insertInto('publications')
    .values({ id: ONLY_ROW, number: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ eb }) => ({ number: eb('publications.number', '+', 1) })),
    )
    .execute();
}

/** Rings in this process for what another one has published. */
export function watchPublications({
  store,
  publish,
  log,
}: {
  store: Store;
  publish: PublishBell;
  log: Log;
}): Recurring {
  let known: number | undefined;
  let isFirstLook = true;
  return startRecurring({ pauseMs: LOOK_EVERY_MS, log }, async () => {
    const row = await store.read
      .selectFrom('publications')
      .select('number')
      .where('id', '=', ONLY_ROW)
      .executeTakeFirst();
    if (!isFirstLook && row?.number !== known) publish.ring();
    known = row?.number;
    isFirstLook = false;
  });
}
