/** The field in which a form carries when its page was made, signed by the server. */
export const FORM_TIME = 'formTime';

export const TOO_QUICK =
  'You sent this very quickly, so we are not sure that a person filled it in. What you typed is still here. Please check it and press the button again.';
