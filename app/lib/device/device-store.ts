/**
 * JSON in the device's local storage. Where that is refused or full (private windows, cheap phones), this page's
 * memory stands in, so that nothing breaks before the page is closed.
 */
const memory = new Map<string, string>();
const changes = new EventTarget();
/** Stands for every key. */
const ANY = '*';

type Kept = { state: 'none' } | { state: 'kept'; value: unknown } | { state: 'damaged' };

export function readKept(key: string): Kept {
  const text = rawText(key);
  if (text === null) return { state: 'none' };
  try {
    return { state: 'kept', value: JSON.parse(text) };
  } catch {
    return { state: 'damaged' };
  }
}

/** Keeps the value; false when only this page's memory could take it. */
export function keep(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  } finally {
    tellPage(memory.size === 0);
    announce(key);
  }
}

/** Sentences about what is kept here go by it (`if-kept` in form.css). */
function tellPage(isKept: boolean): void {
  globalThis.document?.documentElement.toggleAttribute('data-unkept', !isKept);
}

function announce(key: string): void {
  for (const name of [key, ANY]) changes.dispatchEvent(new Event(name));
}

/** Calls `onChange` when the key's value changes, here or in another tab. Returns the way to stop. */
export function watch(key: string, onChange: () => void): () => void {
  changes.addEventListener(key, onChange);
  const stop = watchOtherTabs(key, onChange);
  return () => {
    changes.removeEventListener(key, onChange);
    stop();
  };
}

/** The same for what another tab changes. */
export function watchOtherTabs(key: string, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (key === ANY || event.key === key) onChange();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** The same for whatever is kept here. */
export const watchAll = (onChange: () => void) => watch(ANY, onChange);

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is refused there is nothing to remove.
  }
}

/** Forgets everything whose key starts so. */
export function forgetAll(start: string): void {
  for (const key of keysFrom(start)) {
    forget(key);
    announce(key);
  }
}

/** Whether anything under these keys has not reached the school, or says one of these `more` patterns. */
export function isAnyWaiting(start: string, more = ''): boolean {
  const words = RegExp(`"hasReachedSchool":false${more}`);
  return keysFrom(start).some((key) => words.test(rawText(key) ?? ''));
}

export function keysFrom(start: string): string[] {
  let kept: string[] = [];
  try {
    kept = Object.keys(localStorage);
  } catch {
    // Where storage is refused only the memory holds something.
    tellPage(false);
  }
  return [...memory.keys(), ...kept].filter((key) => key.startsWith(start));
}

/** Moves something unreadable out of the way without losing it. */
export function setAside(key: string): void {
  const text = rawText(key);
  try {
    if (text !== null) localStorage.setItem(`${key}.set-aside`, text);
  } catch {
    // A full storage cannot hold a second copy; the first one has to go all the same.
  }
  forget(key);
}

/** Whether only this page's memory holds the value: the device did not take it. */
export function isOnlyInMemory(key: string): boolean {
  return memory.has(key);
}

/** The text under the key as it lies there. */
export function rawText(key: string): string | null {
  const remembered = memory.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
