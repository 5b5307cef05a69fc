/** Where the device keeps what was written to the school (`interfaces.md`, Browser local storage). */
export const messagesKey = (slug: string) => `${slug}.contact-messages`;
/** Where it keeps what was typed and not sent. */
export const messageDraftKey = (slug: string) => `${slug}.contact-message-draft`;
