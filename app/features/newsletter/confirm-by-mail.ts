/** Stays beneath the field: the notice is gone after 5 seconds, and without this step no newsletter comes. */
export const CONFIRM_BY_MAIL =
  'One more step: we send you a mail. Open it and press the button in it. Only then do you get the newsletter.';
