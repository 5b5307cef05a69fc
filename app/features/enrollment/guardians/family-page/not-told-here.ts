import type { StatusWords } from '#desk/record/record-status.ts';

/** At /status, where somebody who knows the child's birth date is told nothing of the child. */
export const notToldHere: StatusWords = {
  title: 'Please call us',
  meaning: 'We have this application. We do not say on this page how far it has come.',
  awaited: 'You: call us, or sign in to the parent portal.',
};
