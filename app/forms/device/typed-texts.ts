import { forgetAll } from '#lib/device/device-store.ts';

/** Where the device keeps what somebody has typed behind the sign-in and not sent. */
export const textsKey = (slug: string) => `${slug}.desk-text.`;

/**
 * When somebody signs out, or their session has ended at the school: phones and office computers are shared, and these
 * words are about families.
 */
export function forgetTypedTexts(slug: string): void {
  forgetAll(textsKey(slug));
}
