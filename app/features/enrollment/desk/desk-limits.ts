/** The longest reason that the desk takes, in characters; the fields and the server use the same number. */
export const REASON_LIMIT = 500;
