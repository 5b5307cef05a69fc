/** Characters of why an answer is corrected. */
export const REASON_LIMIT = 300;
