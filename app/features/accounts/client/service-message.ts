import { isAuthError, isAuthRetryableFetchError } from '@supabase/auth-js';

/** What the service said; nothing when it could not be reached, or said nothing that a person could use. */
export function messageOf(error: Error): string | undefined {
  return isAuthRetryableFetchError(error) ? undefined : error.message;
}

const NO_ANSWER =
  'We could not reach the school. What you typed is still here. Check your connection and try again.';
const OUR_FAULT =
  'There is a problem with the website. What you typed is still here. Please try again in a few minutes.';

/** What to do about it, beside the form that was not sent. */
export function adviceOn(error: Error): string {
  return messageOf(error) ?? (isAuthError(error) && error.status ? OUR_FAULT : NO_ANSWER);
}
