import { useEffect, useRef } from 'react';
import { type SubmitTarget, useFetcher } from 'react-router';
import { type Notice, notify } from '#ui/notify.ts';
import type { Address } from './address.ts';
import { keepFocusNear } from './keep-focus-near.ts';
import type { ChangeRefusal } from './server-requests.ts';

type Answer = { done: unknown } | { refusal: ChangeRefusal };

/** Changes of a screen; `Body` is what its address takes, where the screen names that (`useChangeAt`). */
export interface ServerChange<Body extends object = object> {
  /**
   * Asks for the change, with a form when it brings a file along; says what it did, unless the screen shows it, or why
   * not. `then` runs only when it was done, with what came back.
   */
  send<Done>(body: Body | FormData, said: Notice | undefined, then?: (done: Done) => void): void;
  isBusy: boolean;
  /** Why the last one was not done. */
  refusal: ChangeRefusal | undefined;
}

interface Waiting {
  said: Notice | undefined;
  after: ((done: unknown) => void) | undefined;
  giveFocusBack: () => void;
}

const neverOnScreen = () => false;

/**
 * Changes through the route's own `clientAction`; the screen is fetched anew afterwards, also after a refusal. Use it in
 * what stays on the screen when the change is done.
 *
 * `isOnScreen` tells which refusals the screen answers with a place to go on from: a notice would lie over it.
 */
export function useServerChange(
  isOnScreen: (refusal: ChangeRefusal) => boolean = neverOnScreen,
): ServerChange {
  const fetcher = useFetcher<Answer>();
  const waiting = useRef<Waiting>(undefined);
  const { data, state } = fetcher;
  useEffect(() => {
    if (state !== 'idle' || !data || !waiting.current) return;
    const { said, after, giveFocusBack } = waiting.current;
    waiting.current = undefined;
    if ('refusal' in data) {
      // Behind an open dialog nobody would see it, and the dialog says it.
      if (isOnScreen(data.refusal)) notify(undefined);
      else if (!document.querySelector('dialog[open]'))
        notify({ title: data.refusal.title, text: data.refusal.detail, isDestructive: true });
    } else {
      // Also without words: a refusal of the press before is no longer true.
      notify(said);
      after?.(data.done);
    }
    giveFocusBack();
  }, [data, state, isOnScreen]);
  return {
    send(body, said, then) {
      if (waiting.current) return;
      const giveFocusBack = keepFocusNear();
      waiting.current = { said, after: then as Waiting['after'], giveFocusBack };
      const encType = body instanceof FormData ? 'multipart/form-data' : 'application/json';
      fetcher.submit(body as SubmitTarget, { method: 'POST', encType });
    },
    isBusy: state !== 'idle',
    refusal: data && 'refusal' in data ? data.refusal : undefined,
  };
}

/** The same on a screen whose `clientAction` is `changeAt` this address: only what it takes can be sent. */
export function useChangeAt<Body extends object>(
  _at: Address<{ takes: Body }>,
  isOnScreen?: (refusal: ChangeRefusal) => boolean,
): ServerChange<Body> {
  return useServerChange(isOnScreen);
}
