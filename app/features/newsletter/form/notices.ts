/** Specification, section 5: an empty address is refused; its format is not judged here. */
export const MISSING_EMAIL = 'Please enter your email address.';
export const REFUSAL_TITLE = 'Error';
export const THANKS = { title: 'Success!', text: 'Thank you for subscribing to our newsletter!' };
const NOT_SENT_YET = 'Not sent yet. We could not reach the school.';
export const SAVED = `${NOT_SENT_YET} Your address is saved on this device and goes out as soon as there is a connection.`;
export const NOT_KEPT = `${NOT_SENT_YET} This device could not keep your address: please leave this page open until it is sent.`;

/** Without a script, when the store does not take it: the address comes back with the page. */
export const NOT_STORED =
  'The school’s website had a problem and could not take your address. It is still in the field. Please press Subscribe again in a few minutes.';

/**
 * Stays beneath the field: the notice is gone after 5 seconds, and without this step no newsletter comes. It is said to
 * everybody, so it promises no new mail and names no button: who asked a moment ago, or gets the newsletter since today,
 * is not written to again (`mayBeMailed`), and the mail to who gets it already has a button that stops it.
 */
export const CONFIRM_BY_MAIL =
  'One more step: open our mail. It says how you get the newsletter. If you asked before, it may be there already.';
