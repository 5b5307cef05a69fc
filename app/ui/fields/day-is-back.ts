/** Tells a field of a day that what it sends was put back from what was kept; then it shows that. */
export const DAY_IS_BACK = 'day-is-back';
