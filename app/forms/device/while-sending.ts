/** Said instead of what would take the answers away while they are on their way. */
export const WAIT_UNTIL_SENT = 'Your form is being sent. Please wait until it is, then try again.';

/** While a form is sent its button is marked as disabled and keeps the focus. */
export function isFormBeingSent(): boolean {
  return document.querySelector('main form [type=submit][aria-disabled=true]') !== null;
}
