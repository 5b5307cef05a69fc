import { isAuthRetryableFetchError } from '@supabase/auth-js';

/** What the service said; nothing when it could not be reached, or said nothing that a person could use. */
export function messageOf(error: Error): string | undefined {
  return isAuthRetryableFetchError(error) ? undefined : error.message;
}

/** What to do about it, beside the form that was not sent. */
export function adviceOn(error: Error): string {
  return (
    messageOf(error) ??
    'We could not reach the school. What you typed is still here. Check your connection and try again.'
  );
}
