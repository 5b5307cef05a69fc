import type { Clock } from '#lib/dates/clock.ts';
import type { Store } from '#lib/store/store.server.ts';
import { inSeconds, type TokenMaker } from '../sessions/access-tokens.server.ts';
import { findSignedIn } from '../sessions/authorization.server.ts';
import { methodsOf } from '../sessions/sessions.server.ts';

const FRESH_SECONDS = 15 * 60;

/** Nobody outside this file can make one, so a command that asks for it cannot be reached without the check. */
class ShownFactor {
  readonly #isShown = true;
  /** Only for the compiler: an object with the same properties is none. */
  get isShown(): true {
    return this.#isShown;
  }
}

/** That whoever asks has shown a second factor within the last quarter of an hour. */
export type FreshFactor = ShownFactor;

/** `show`: the account has one and its code is asked for; `setUp`: it has none yet. */
export async function findFreshFactor(
  request: Request,
  services: TokenMaker & { store: Store; clock: Clock },
): Promise<FreshFactor | 'show' | 'setUp'> {
  const signedIn = await findSignedIn(request, services);
  if (typeof signedIn === 'string' || signedIn.session.aal !== 'aal2') return 'setUp';
  const now = inSeconds(services.clock.now());
  const isFresh = methodsOf(signedIn.session).some(
    ({ method, timestamp }) =>
      method !== 'password' && method !== 'otp' && now - timestamp <= FRESH_SECONDS,
  );
  return isFresh ? new ShownFactor() : 'show';
}
