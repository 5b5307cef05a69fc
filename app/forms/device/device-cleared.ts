/** Happens to the document once everything is gone from this device: what stands in a form goes too. */
export const DEVICE_CLEARED = 'device-cleared';
