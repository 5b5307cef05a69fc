/** The longest texts of the desk, in characters; the fields and the server use the same numbers. */
export const NOTE_LIMIT = 4000;
export const REASON_LIMIT = 500;
