import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

const PAUSE_MS = 250;

/**
 * Lets a search wait until somebody stops typing. Who meanwhile opens what was found is not taken back to the list:
 * wherever the router goes, what still waits is dropped.
 */
export function useTypingPause(): { wait(work: () => void): void; stop(): void } {
  const timer = useRef<number>(undefined);
  const { location: next } = useNavigation();
  const stop = () => clearTimeout(timer.current);
  useEffect(() => {
    if (next) clearTimeout(timer.current);
  }, [next]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    stop,
    wait(work) {
      stop();
      timer.current = window.setTimeout(work, PAUSE_MS);
    },
  };
}
