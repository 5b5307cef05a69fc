import type { ServerChange } from '#requests/use-server-change.ts';
import type { Decision } from '../tables.server.ts';
import { decisionNames } from '../together/decision-words.ts';

/** The call of a screen's `clientAction` that takes a decision. */
export const DECIDE_CALL = 'enrollment-belonging';

/** Writes down what somebody says of two that nobody has decided about yet. */
export function decide(
  change: ServerChange,
  [reference, other]: readonly [string, string],
  decision: Decision,
): void {
  const body = { reference, other, decision, seen: null };
  const said = { title: decisionNames[decision], text: 'You can take it back.' };
  change.send({ call: DECIDE_CALL, body }, said);
}
