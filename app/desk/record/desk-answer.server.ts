import type { Answer } from '#lib/http/answer.ts';
import { notFound, type ProblemAnswer, problem } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { nothingChanged } from '#requests/read-body.server.ts';

/** Why a change was not made. */
export type DeskRefusal =
  | { outcome: 'notFound' }
  | { outcome: 'refused'; detail: string; field?: string }
  /**
   * Somebody was faster; `detail` says who made what of it, and what the screen has kept of the change; `happened` only the
   * former. `isOwn` says whether it was oneself, where that is known.
   */
  | { outcome: 'changedMeanwhile'; detail: string; happened?: string; isOwn?: boolean };

/** What became of a change that somebody made at the desk, with what the screen is told of it. */
export type DeskOutcome<Answer extends object = object> =
  | ({ outcome: 'done' } & Answer)
  | DeskRefusal;

/** A no with its reason, at a field where one is to be corrected. */
export function refuse(detail: string, field?: string): DeskRefusal {
  return { outcome: 'refused', detail, ...(field && { field }) };
}

/** Why it was not done with one of many: what was typed for all of them is not kept on the screen. */
export function reasonAmongMany(refusal: DeskRefusal): string {
  if (refusal.outcome === 'notFound') return 'It is no longer there.';
  return (refusal.outcome === 'changedMeanwhile' && refusal.happened) || refusal.detail;
}

/** The answer to the screen that asked for the change. */
export function answerDesk<Outcome extends DeskOutcome>(
  result: Outcome,
): Answer<200, Extract<Outcome, { outcome: 'done' }>> | ProblemAnswer<404 | 409 | 422>;
export function answerDesk(result: DeskOutcome): Response {
  switch (result.outcome) {
    case 'done':
      return personalJson(result);
    case 'notFound':
      return notFound();
    case 'refused':
      return nothingChanged(
        result.detail,
        result.field ? [{ field: result.field, message: result.detail }] : [],
      );
    case 'changedMeanwhile': {
      return problem({ status: 409, title: whoChanged(result.isOwn), detail: result.detail });
    }
  }
}

function whoChanged(isOwn: boolean | undefined): string {
  if (isOwn === undefined) return 'This has changed meanwhile';
  return isOwn ? 'You changed this before' : 'Somebody else changed this';
}
