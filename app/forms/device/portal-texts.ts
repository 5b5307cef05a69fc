import { forgetAll } from '#lib/device/device-store.ts';

/** Where the device keeps what somebody has typed behind the sign-in and not sent; a guardian's begins so. */
export const textsKey = (slug: string) => `${slug}.desk-text.`;
export const IN_PORTAL = 'portal ';

/** When somebody signs out: phones are shared. What the office has typed waits for the next sign-in. */
export function forgetPortalTexts(slug: string): void {
  forgetAll(textsKey(slug) + IN_PORTAL);
}
