/**
 * Where the device keeps a family's work (`interfaces.md`, Browser local storage): what `enrollmentApplication` says, for
 * pages that carry none of its questions.
 */
export const draftKey = (slug: string) => `${slug}.enrollment-draft`;
export const applicationsKey = (slug: string) => `${slug}.enrollment-applications`;
/** What was begun for one child while another one is in the form. */
export const otherDraftsKey = (slug: string) => `${slug}.enrollment-other-drafts`;
/** The earlier application of the same family: its reference, or its key while it has none. */
export const togetherKey = (slug: string) => `${draftKey(slug)}-together`;
