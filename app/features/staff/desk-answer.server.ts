import { nothingHere } from '#features/accounts/sessions/authorization.server.ts';
import { personalPage } from '#lib/http/public-page.ts';
import { refusedAtDesk } from './desk-body.server.ts';

/** What became of a change that somebody made at the desk. */
export type DeskOutcome =
  | { outcome: 'done' }
  | { outcome: 'nothingHere' }
  | { outcome: 'refused'; detail: string; field?: string }
  /** A colleague was faster; `current` is what is there now, `detail` who made what of it. */
  | { outcome: 'changedMeanwhile'; current: object; detail: string };

/** The answer to the screen that asked for the change. */
export function answerDesk(result: DeskOutcome & object): Response {
  switch (result.outcome) {
    case 'done':
      return deskJson(result);
    case 'nothingHere':
      return nothingHere();
    case 'refused':
      return refusedAtDesk(
        result.detail,
        result.field ? [{ field: result.field, message: result.detail }] : [],
      );
    case 'changedMeanwhile':
      return new Response(
        JSON.stringify({
          type: 'about:blank',
          title: 'Somebody else changed this',
          status: 409,
          detail: result.detail,
          current: result.current,
        }),
        {
          status: 409,
          headers: { ...personalPage, 'Content-Type': 'application/problem+json' },
        },
      );
  }
}

/** What a room shows. It is for this person at this moment only. */
export function deskJson(shown: object): Response {
  return Response.json(shown, { headers: personalPage });
}
