/** Happens to the document once everything is gone from this device: what stands in a form goes too. */
export const DEVICE_CLEARED = 'device-cleared';

/** Stands in the local storage for a moment only: other open tabs hear of the clearing by it. */
export const clearingKey = (slug: string) => `${slug}.cleared`;

/**
 * Clearing removes it from this tab, and the next look makes another: so it also tells of what is kept nowhere else.
 * Undefined where storage is refused.
 */
export function clearedMark(): string | undefined {
  try {
    sessionStorage.since ??= Date.now();
    return sessionStorage.since;
  } catch {
    return undefined;
  }
}
