import { useCallback, useEffect } from 'react';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router';

const QUESTION = 'What you typed is not saved. Leave all the same?';

/** Asks before somebody leaves what they typed: with a link, Back, a reload or a closed tab. `to` stays free. */
export function useUnsavedText(isUnsaved: boolean, to: string): void {
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ nextLocation }) => isUnsaved && !nextLocation.pathname.startsWith(to),
      [isUnsaved, to],
    ),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirm(QUESTION)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isUnsaved) event.preventDefault();
      },
      [isUnsaved],
    ),
  );
}
