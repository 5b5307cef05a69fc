import { DATABASE } from './database.ts';

/**
 * What a submission needs to leave, kept in IndexedDB until it has arrived: there is room for files there, and the
 * service worker can read it, which local storage it cannot (docs/decisions/0016).
 */
export interface Parcel {
  /** The entry's idempotency key. */
  key: string;
  /** The list whose entry it belongs to. */
  listKey: string;
  /** Where the school takes it. */
  address: string;
  fields: Record<string, string>;
  file?: KeptFile;
  /** Instant at which it was put here. */
  keptAt: string;
  /** The school does not take it; only its form still needs it. */
  isRefused?: boolean;
}

export interface KeptFile {
  field: string;
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}

/** What the service worker heard from the school while no page was there to write it into the list. */
export interface KeptAnswer<Outcome> {
  key: string;
  listKey: string;
  outcome: Outcome;
}

type StoreName = 'parcels' | 'answers';

/** False when the device does not take it: storage full or refused. */
export async function keepParcel(parcel: Parcel): Promise<boolean> {
  try {
    await inStore('parcels', 'readwrite', (store) => store.put(parcel));
    return true;
  } catch {
    return false;
  }
}

export async function findParcel(key: string): Promise<Parcel | undefined> {
  try {
    return await inStore<Parcel | undefined>('parcels', 'readonly', (store) => store.get(key));
  } catch {
    return undefined;
  }
}

export function listParcels(): Promise<Parcel[]> {
  return inStore<Parcel[]>('parcels', 'readonly', (store) => store.getAll()).catch(() => []);
}

export async function dropParcel(key: string): Promise<void> {
  await inStore('parcels', 'readwrite', (store) => store.delete(key)).catch(() => undefined);
}

/** The school has answered, so it need not be sent any more. A refused file stays: it goes back into its form. */
export async function putAway(parcel: Parcel, isRefused: boolean): Promise<void> {
  if (isRefused && parcel.file) await keepParcel({ ...parcel, isRefused });
  else await dropParcel(parcel.key);
}

export async function keepAnswer(answer: KeptAnswer<unknown>): Promise<void> {
  await inStore('answers', 'readwrite', (store) => store.put(answer));
}

export function listAnswers<Outcome>(): Promise<KeptAnswer<Outcome>[]> {
  const all = inStore<KeptAnswer<Outcome>[]>('answers', 'readonly', (store) => store.getAll());
  return all.catch(() => []);
}

export async function dropAnswer(key: string): Promise<void> {
  await inStore('answers', 'readwrite', (store) => store.delete(key)).catch(() => undefined);
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
      for (const name of ['parcels', 'answers'])
        request.result.createObjectStore(name, { keyPath: 'key' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
