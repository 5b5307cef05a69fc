export const ONLY_ADMINISTRATORS =
  'Only an administrator can change this, because it says where the school’s mail and money go.';

/** The fields that a refusal names when it is the second factor that is missing. */
export const FACTOR_FIELD = 'secondFactor';
export const NO_FACTOR_FIELD = 'noSecondFactor';
