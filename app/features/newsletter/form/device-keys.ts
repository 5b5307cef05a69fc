/** Where the device keeps the address until it has reached the school. */
export const subscriptionsKey = (slug: string) => `${slug}.newsletter-subscriptions`;
