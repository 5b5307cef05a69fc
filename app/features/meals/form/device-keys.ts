/** Where the device keeps what somebody has written about a payment made, and not sent. */
export const transactionDraftKey = (slug: string) => `${slug}.meal-transaction-draft`;
