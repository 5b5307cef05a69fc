/** Where the device keeps the payment references that were made on it. */
export const paymentsKey = (slug: string) => `${slug}.meal-payments`;
