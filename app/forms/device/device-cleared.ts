/** Happens to the document once everything is gone from this device: what stands in a form goes too. */
export const DEVICE_CLEARED = 'device-cleared';

/** Stands in the local storage for a moment only: other open tabs hear of the clearing by it. */
export const clearingKey = (slug: string) => `${slug}.cleared`;
