import type { Needs } from '../needs.ts';
import type { ReadStore, WriteTransaction } from '../store/store.server.ts';
import { type Recurring, startRecurring } from './recurring.server.ts';

declare module '../store/store.server.ts' {
  interface Tables {
    /** One row: how often the public pages have changed. */
    publications: { id: string; number: number };
  }
}

/** What follows a publication, in this order: pages are made anew from the content, so it is read before they go. */
const steps = ['readContent', 'forgetPages'] as const;
type PublishStep = (typeof steps)[number];

/** Says that public pages show something new, so that content is read again and kept pages are forgotten. */
export interface PublishSignal {
  /** Call it after the transaction of `notePublication`. Resolves when every listener has done its part. */
  notify(): Promise<void>;
  /** Notifies of what another process has published, and again where a listener failed. */
  notifyOfOthers(): Promise<void>;
  /** Listeners do their part one after another, in the order of the steps and not of their registration. */
  onNotify(step: PublishStep, listener: () => Promise<void> | void): void;
}

export function newPublishSignal(read: ReadStore): PublishSignal {
  const listeners: { step: PublishStep; listener: () => Promise<void> | void }[] = [];
  /** The publication that every listener knows, or is being told of; undefined when one of them failed. */
  let known: number | undefined;

  async function tell(number: number): Promise<void> {
    known = number;
    try {
      for (const now of steps)
        for (const { step, listener } of listeners) if (step === now) await listener();
    } catch (error) {
      known = undefined;
      throw error;
    }
  }

  return {
    notify: async () => tell(await newestPublication(read)),
    async notifyOfOthers() {
      const number = await newestPublication(read);
      if (number !== known) await tell(number);
    },
    onNotify: (step, listener) => void listeners.push({ step, listener }),
  };
}

/** What is published is so even where reading it again fails; `watchPublications` then notifies once more. */
export async function notifyAfter<Result extends { outcome: string }>(
  publish: PublishSignal,
  result: Result,
): Promise<Result> {
  if (result.outcome === 'done') await publish.notify().catch(() => undefined);
  return result;
}

const ONLY_ROW = 'public-pages';
/** Visitors of every process see what was published within a second. */
const LOOK_EVERY_MS = 500;

/** Tells the other processes, within the transaction that changes what public pages show. Call `notify` after it. */
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

async function newestPublication(read: ReadStore): Promise<number> {
  const row = await read
    .selectFrom('publications')
    .select('number')
    .where('id', '=', ONLY_ROW)
    .executeTakeFirst();
  return row?.number ?? 0;
}

/** Looks again and again whether another process has published something. */
export function watchPublications({ publish, log }: Needs<'publish' | 'log'>): Recurring {
  let isFailing = false;
  return startRecurring({ pauseMs: LOOK_EVERY_MS, log }, async () => {
    try {
      await publish.notifyOfOthers();
      isFailing = false;
    } catch (error) {
      // An outage is told once, not at each look.
      if (isFailing) return;
      isFailing = true;
      throw error;
    }
  });
}
