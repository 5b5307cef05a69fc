/** Where the device keeps a family's work (`interfaces.md`, Browser local storage). */
export const draftKey = (slug: string) => `${slug}.enrollment-draft`;
export const applicationsKey = (slug: string) => `${slug}.enrollment-applications`;
