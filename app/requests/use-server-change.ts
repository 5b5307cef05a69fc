import { useEffect, useRef, useState } from 'react';
import { useFetcher, useParams } from 'react-router';
import { type Notice, notify } from '#ui/notify.ts';
import { type Address, addressOn, type Where } from './address.ts';
import { askingFor } from './asked-change.ts';
import { keepFocusNear } from './keep-focus-near.ts';
import type { ChangeRefusal } from './server-requests.ts';

type Answer = { done: unknown } | { refusal: ChangeRefusal };

/** Changes of a screen, by what their address takes. */
export interface ServerChange<Body extends object> {
  /**
   * Asks for the change; says what it did, unless the screen shows it, or why not. `then` runs only when it was done,
   * with what came back.
   */
  send: <Done>(body: Body, said: Notice | undefined, then?: (done: Done) => void) => void;
  /** The same at another address, where one screen asks at several: one at a time, and each refusal in the same place. */
  to: <Other extends object>(at: Address<{ takes: Other }>) => ServerChange<Other>;
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
 * Changes at an address, through the `clientAction` of the screen, which is `makeChange`; the screen is fetched anew
 * afterwards, also after a refusal. Use it in what stays on the screen when the change is done.
 *
 * `isOnScreen` tells which refusals the screen answers with a place to go on from: a notice would lie over it.
 */
export function useServerChange<Body extends object>(
  where: Where<{ takes: Body }>,
  isOnScreen: (refusal: ChangeRefusal) => boolean = neverOnScreen,
): ServerChange<Body> {
  const params = useParams();
  const fetcher = useFetcher<Answer>();
  const waiting = useRef<Waiting>(undefined);
  const { data, state } = fetcher;
  const focusing = useRef<() => void>(undefined);
  const [, setDone] = useState({});
  const focus = () => {
    focusing.current?.();
    focusing.current = undefined;
  };
  // Once what `after` asks for is drawn too: only then is it known whether the button that was pressed is still there.
  // It stands before the effect that asks for it, so that it runs with the drawing after that.
  useEffect(focus);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when this goes with what was done
  useEffect(() => focus, []);
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
    focusing.current = giveFocusBack;
    setDone({});
  }, [data, state, isOnScreen]);
  const changeAt = <At extends object>({ path }: Address<{ takes: At }>): ServerChange<At> => ({
    send(body, said, then) {
      if (waiting.current) return;
      const giveFocusBack = keepFocusNear();
      waiting.current = { said, after: then as Waiting['after'], giveFocusBack };
      fetcher.submit(...askingFor({ path, body }));
    },
    to: changeAt,
    isBusy: state !== 'idle',
    refusal: data && 'refusal' in data ? data.refusal : undefined,
  });
  return changeAt(addressOn(params, where));
}
