import { NoAnswer } from '#requests/no-answer.ts';

/** What the service said; nothing when it could not be reached, or said nothing that a person could use. */
export function messageOf(error: Error): string | undefined {
  return isWithoutAnswer(error) ? undefined : error.message;
}

/** By its name: the public client, which has a class for it, is loaded only when something asks for it. */
function isWithoutAnswer(error: Error): boolean {
  return error instanceof NoAnswer || error.name === 'AuthRetryableFetchError';
}

const NO_ANSWER =
  'We could not reach the school. What you typed is still here. Check your connection and try again.';
const OUR_FAULT =
  'There is a problem with the website. What you typed is still here. Please try again in a few minutes.';

/** What to do about it, beside the form that was not sent. */
export function adviceOn(error: Error): string {
  const { status } = error as { status?: number };
  return messageOf(error) ?? (status ? OUR_FAULT : NO_ANSWER);
}
