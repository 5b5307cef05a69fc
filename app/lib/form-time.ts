/** The field in which a form carries when its page was made, signed by the server. */
export const FORM_TIME = 'formTime';

export const TOO_QUICK =
  'This came faster than a person can fill in a form, so we did not take it yet. What you typed is still here: please look it over and press the button once more.';
