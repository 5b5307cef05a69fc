import { factsOf, type Log } from '#lib/metrics/log.server.ts';
import { retryAfter, type TooMany, tooManyRefusal } from '#lib/rate-limit/sender.server.ts';
import { type Refusal, refusalOf } from './refusal.ts';

interface Posted {
  /** What it is, in the log. */
  kind: string;
  log: Log;
  /** What a program is told (`caughtProgram`); with it nothing is taken. */
  caught?: string | undefined;
  /** The title of that. */
  refusalTitle?: string | undefined;
  /** Said when the store does not take it; the words come back with the page. */
  notStored: string;
}

interface Stored {
  outcome: 'stored';
}

type NotTaken =
  | { outcome: 'refused'; status?: number; refusal: Refusal }
  | { outcome: 'keyReused' }
  | TooMany;

/** What to tell with the form, and how HTTP says it. */
interface Told {
  outcome: 'notTaken';
  refusal: Refusal;
  status: number;
  headers: Record<string, string>;
}

/**
 * Takes a form that was posted while React was not there. Whatever comes of it, there is a page to answer with: the
 * receipt, or the form with what to say; a store that can take nothing is no error page.
 */
export async function takePosted<Result extends Stored | NotTaken>(
  { kind, log, caught, refusalTitle, notStored }: Posted,
  take: () => Promise<Result>,
): Promise<Extract<Result, Stored> | Told> {
  const tell = (refusal: Refusal, status = 422, headers = {}): Told => ({
    outcome: 'notTaken',
    refusal,
    status,
    headers,
  });
  if (caught) return tell(refusalOf(caught, refusalTitle));
  try {
    const result = await take();
    switch (result.outcome) {
      case 'stored':
        return result as Extract<Result, Stored>;
      case 'refused':
        return tell(result.refusal, result.status);
      case 'tooMany':
        return tell(tooManyRefusal(result), 429, retryAfter(result));
      case 'keyReused':
        throw new Error('What was posted makes the key');
    }
  } catch (error) {
    log.error({ ...factsOf(error), kind }, 'form not stored');
    return tell(refusalOf(notStored, 'Not sent yet'), 503);
  }
}
