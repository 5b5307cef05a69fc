/** Where the device keeps what was written to the school (`interfaces.md`, Browser local storage). */
export const messagesKey = (slug: string) => `${slug}.contact-messages`;
