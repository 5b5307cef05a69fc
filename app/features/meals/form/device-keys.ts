/** Where the device keeps the payment references that were made on it. */
export const paymentsKey = (slug: string) => `${slug}.meal-payments`;

/** What somebody has written to make a reference, and not sent. */
export const paymentDraftKey = (slug: string) => `${paymentsKey(slug)}-draft`;

/** What somebody has written about a payment made, and not sent. */
export const transactionDraftKey = (slug: string) => `${slug}.meal-transaction-draft`;
