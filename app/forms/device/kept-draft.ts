import { forget, keep, readKept } from '#lib/device/device-store.ts';
import { countsSince } from './kept-time.ts';

/** Keeps on the device what is typed, with the day from which it is counted. */
export function keepDraft(key: string, typed: Record<string, string>): void {
  keep(key, { ...typed, savedAt: new Date().toISOString() });
}

/** What was typed and not sent; undefined without any, or when it is overdue, which forgets it. */
export function findDraft(key: string, now: Date): Record<string, unknown> | undefined {
  const kept = readKept(key);
  if (kept.state === 'none') return undefined;
  const draft = kept.state === 'kept' ? (kept.value as Record<string, unknown> | null) : null;
  if (typeof draft === 'object' && draft !== null) {
    const savedAt = countsSince(draft.savedAt, now);
    if (savedAt && savedAt !== draft.savedAt) keep(key, { ...draft, savedAt });
    if (savedAt !== null) return draft;
  }
  forget(key);
  return undefined;
}
