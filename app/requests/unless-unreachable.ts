import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A route's `shouldRevalidate`: a change that did not reach the server leaves the screen as it is. Asking for it anew
 * would fail as well, and take away what was typed.
 */
export function unlessUnreachable({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionResult?.refusal?.status === 0 ? false : defaultShouldRevalidate;
}
