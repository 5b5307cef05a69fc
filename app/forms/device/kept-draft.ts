import { forget, keep, readKept, setAside } from '#lib/device/device-store.ts';
import { countsSince } from './kept-time.ts';

/** Keeps on the device what is typed, with the day from which it is counted. */
export function keepDraft(key: string, typed: Record<string, string>): void {
  keep(key, { ...typed, savedAt: new Date().toISOString() });
}

/**
 * What was typed and not sent; undefined without any, or when it is overdue, which forgets it. Null when it cannot be
 * read: it is no text, or nothing of what is asked under these `names`, which sets it aside.
 */
export function findDraft(
  key: string,
  now: Date,
  names?: readonly string[],
): Record<string, unknown> | undefined | null {
  const kept = readKept(key);
  if (kept.state === 'none') return undefined;
  const draft = kept.state === 'kept' && kept.value;
  if (!isDraft(draft, names)) {
    if (names) setAside(key);
    else forget(key);
    return null;
  }
  const savedAt = countsSince(draft.savedAt, now);
  if (savedAt === null) {
    forget(key);
    return undefined;
  }
  if (savedAt !== draft.savedAt) keep(key, { ...draft, savedAt });
  return draft;
}

/** Forgets the draft of what has arrived, where the device could not keep that; what was typed since stays. */
export function forgetSameDraft(key: string, sent: Record<string, string>): void {
  const draft = findDraft(key, new Date());
  const isSame = Object.entries(sent).every(
    ([name, text]) => String(draft?.[name] ?? '').trim() === text.trim(),
  );
  if (draft && isSame) forget(key);
}

function isDraft(value: unknown, names?: readonly string[]): value is Record<string, unknown> {
  return (
    Object(value) === value &&
    Object.values(value as object).every((answer) => typeof answer === 'string') &&
    (!names || names.some((name) => Object.hasOwn(value as object, name)))
  );
}
