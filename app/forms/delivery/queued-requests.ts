import { DATABASE } from './database.ts';

/**
 * What a submission needs to leave, kept in IndexedDB until it has arrived: there is room for files there, and the
 * service worker can read it, which local storage it cannot (docs/decisions/0016).
 */
export interface QueuedRequest {
  /** The entry's idempotency key. */
  key: string;
  /** The list whose entry it belongs to. */
  listKey: string;
  /** Where the school takes it. */
  address: string;
  fields: Record<string, string>;
  file?: KeptFile;
  /** The file goes in pieces of so many bytes, and the school says which are missing. */
  pieceBytes?: number;
  /** Instant at which it was put here. */
  keptAt: string;
  /** The school does not take it; only its form still needs it. */
  isRefused?: boolean;
  /** The school has it; its file stays here with its entry, should the school lose it. */
  isDelivered?: boolean;
  /** The receipt that the school gave for it before. */
  proof?: string;
}

export interface KeptFile {
  field: string;
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}

/** What the service worker heard from the school while no page was there to write it into the list. */
interface KeptAnswer<Outcome> {
  key: string;
  listKey: string;
  outcome: Outcome;
}

/** Devices know the store of the requests by this name; under another one they would lose what waits. */
const REQUESTS = 'parcels';
const ANSWERS = 'answers';
type StoreName = typeof REQUESTS | typeof ANSWERS;

/** False when the device does not take it: storage full or refused. */
export async function keepRequest(queued: QueuedRequest): Promise<boolean> {
  try {
    await inStore(REQUESTS, 'readwrite', (store) => store.put(queued));
    return true;
  } catch {
    return false;
  }
}

export async function findRequest(key: string): Promise<QueuedRequest | undefined> {
  try {
    return await inStore<QueuedRequest | undefined>(REQUESTS, 'readonly', (store) =>
      store.get(key),
    );
  } catch {
    return undefined;
  }
}

export function listRequests(): Promise<QueuedRequest[]> {
  return inStore<QueuedRequest[]>(REQUESTS, 'readonly', (store) => store.getAll()).catch(() => []);
}

export async function dropRequest(key: string): Promise<void> {
  await inStore(REQUESTS, 'readwrite', (store) => store.delete(key)).catch(() => undefined);
}

/**
 * The school has answered, so it need not be sent any more. A refused file stays: it goes back into its form; and one that
 * the school has signed a receipt for, as long as its entry.
 */
export async function putAway(
  queued: QueuedRequest,
  { kind, receipt }: { kind: string; receipt?: { proof?: string } },
): Promise<void> {
  if (kind === 'refused' && queued.file) await keepRequest({ ...queued, isRefused: true });
  else if (receipt?.proof && queued.file) await keepRequest({ ...queued, isDelivered: true });
  else await dropRequest(queued.key);
}

export async function keepAnswer(answer: KeptAnswer<unknown>): Promise<void> {
  await inStore(ANSWERS, 'readwrite', (store) => store.put(answer));
}

export function listAnswers<Outcome>(): Promise<KeptAnswer<Outcome>[]> {
  const all = inStore<KeptAnswer<Outcome>[]>(ANSWERS, 'readonly', (store) => store.getAll());
  return all.catch(() => []);
}

export async function dropAnswer(key: string): Promise<void> {
  await inStore(ANSWERS, 'readwrite', (store) => store.delete(key)).catch(() => undefined);
}

/** Resolves when the transaction is complete, and after a write when it is on disk. */
async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(name, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      for (const name of [REQUESTS, ANSWERS])
        request.result.createObjectStore(name, { keyPath: 'key' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
