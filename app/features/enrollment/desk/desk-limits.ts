/** The longest reason that the desk takes, in characters; the fields and the server use the same number. */
export const REASON_LIMIT = 500;

/** No grade of a primary school has as many. */
export const MOST_PLACES = 1000;
