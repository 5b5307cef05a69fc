/** Where the device keeps what was written about a child and has not reached the school. */
export const childMessagesKey = (slug: string) => `${slug}.child-messages`;
/** Where the school takes it. */
export const CHILD_MESSAGES = '/api/child-messages';
/** Where it is written. */
export const FAMILY_PAGE = '/status/family';
