import { newKey } from '#lib/crypto/new-key.ts';
import { forget, rawText } from '#lib/device/device-store.ts';

/** Does the work when no other tab, and not the service worker, is at it; undefined when one is. */
export async function ifFree<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (!('locks' in navigator)) return withLease(name, false, work);
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}

/** Does the work as soon as nobody else is at it. */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  return (await withLease(name, true, work)) as T;
}

const LEASE_MS = 15_000;

/**
 * For browsers without Web Locks: a note in local storage that says who is at it and until when. Two tabs that write
 * it in the same moment see after a short wait which of them stands there. Should both go on all the same, the
 * idempotency key keeps the school from storing anything twice.
 */
async function withLease<T>(
  name: string,
  isPatient: boolean,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const key = `${name}.sending`;
  const owner = newKey();
  while (!(await takeLease(key, owner))) {
    if (!isPatient) return undefined;
    await pause(500);
  }
  const renewal = setInterval(() => writeLease(key, owner), LEASE_MS / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    forget(key);
  }
}

async function takeLease(key: string, owner: string): Promise<boolean> {
  const [, until = '0'] = (rawText(key) ?? '').split(' ');
  if (Number(until) > Date.now()) return false;
  // A storage that takes nothing cannot be shared with another tab either.
  if (!writeLease(key, owner)) return true;
  await pause(50 + Math.random() * 100);
  return rawText(key)?.startsWith(owner) ?? false;
}

function writeLease(key: string, owner: string): boolean {
  try {
    localStorage.setItem(key, `${owner} ${Date.now() + LEASE_MS}`);
    return true;
  } catch {
    return false;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
