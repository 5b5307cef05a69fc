import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '#lib/store/store.server.ts';
import './outbox.server.ts';

/** No mail waits so long to be tried again, and none is queued so far ahead: then the clock was wrong, and it leaves now. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/**
 * Which mails are due. What waits for a moment of its own leaves then, and goes by no clock that nobody vouches for:
 * `trusted` is now as far as the clock can be taken at its word.
 */
export const isDueAt =
  (now: Date, trusted: Date) => (row: ExpressionBuilder<Tables, 'outgoing_mails'>) => {
    const tooFar = new Date(now.getTime() + LONGEST_WAIT_MS).toISOString();
    const wasTried = row.or([row('tries', '>', 0), row('lease', 'is not', null)]);
    const waitsForMoment = row.and([row('has_own_moment', '=', 1), row.not(wasTried)]);
    return row.or([
      row.and([waitsForMoment, row('due_at', '<=', trusted.toISOString())]),
      row.and([
        row.not(waitsForMoment),
        row.or([
          row('due_at', '<=', now.toISOString()),
          row('queued_at', '>', tooFar),
          row('due_at', '>', tooFar),
        ]),
      ]),
    ]);
  };
