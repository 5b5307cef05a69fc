import type { Clock } from '#lib/dates/clock.ts';
import type { Store } from '#lib/store/store.server.ts';
import { mayKnowAtStatus } from '../../barred/at-status.server.ts';
import type { MayKnow } from '../../barred/may-know.ts';
import { readBirthDatePass } from './birth-date-pass.server.ts';

/** A child whose page is open, with what whoever opened it may know of it. */
export interface OpenedChild {
  reference: string;
  mayKnow: MayKnow;
}

/** How the page was opened: `birthDate` is known to more people than the family. */
export interface OpenedFamily {
  by: 'birthDate';
  children: OpenedChild[];
}

/**
 * For which children the page opens now; undefined for a token that is none of ours or too old. Asked anew at each
 * request, so that the page ends with what somebody may know.
 */
export async function openFamily(
  { store, clock, secret }: { store: Store; clock: Clock; secret: string },
  token: string,
): Promise<OpenedFamily | undefined> {
  const reference = readBirthDatePass(token, { secret, now: clock.now() });
  if (!reference) return undefined;
  const mayKnow = await mayKnowAtStatus(store.read, reference);
  return { by: 'birthDate', children: [{ reference, mayKnow }] };
}
