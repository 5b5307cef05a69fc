import { useEffect, useMemo } from 'react';

const PAUSE_MS = 250;

/**
 * Lets a search wait until somebody stops typing. Who meanwhile opens what was found is not taken back to the list:
 * a press on a link drops what still waits at once, before the router has begun to go there.
 */
export function useDebounce(): { wait(work: () => void): void; stop(): void } {
  const pause = useMemo(() => {
    let timer: number | undefined;
    const stop = () => clearTimeout(timer);
    return {
      stop,
      wait(work: () => void) {
        stop();
        timer = window.setTimeout(work, PAUSE_MS);
      },
    };
  }, []);
  useEffect(() => {
    const drop = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) pause.stop();
    };
    document.addEventListener('click', drop, { capture: true });
    return () => {
      document.removeEventListener('click', drop, { capture: true });
      pause.stop();
    };
  }, [pause]);
  return pause;
}
