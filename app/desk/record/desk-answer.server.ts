import { notFound } from '#lib/http/problem.server.ts';
import { personalPage } from '#lib/http/public-page.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { nothingChanged } from '#requests/read-body.server.ts';

/** What became of a change that somebody made at the desk. */
export type DeskOutcome =
  | { outcome: 'done' }
  | { outcome: 'notFound' }
  | { outcome: 'refused'; detail: string; field?: string }
  /** A colleague was faster; `current` is what is there now, `detail` who made what of it. */
  | { outcome: 'changedMeanwhile'; current: object; detail: string };

/** The answer to the screen that asked for the change. */
export function answerDesk(result: DeskOutcome & object): Response {
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
