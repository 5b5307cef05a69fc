/** The call of a screen's `clientAction` that takes a decision. */
export const DECIDE_CALL = 'enrollment-belonging';
