import type { Notice } from '#ui/notify.ts';

/** Specification, section 8. */
const SOMETHING_WENT_WRONG = 'Something went wrong';

export type AuthStep = 'Sign up' | 'Sign in' | 'Sign out';

/** The service's message, or the words for when there is none. */
export function failedNotice(step: AuthStep, message: string | undefined): Notice {
  return { title: `${step} Failed`, text: message || SOMETHING_WENT_WRONG, isDestructive: true };
}
