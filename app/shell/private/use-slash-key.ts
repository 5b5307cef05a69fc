import { useEffect, useRef } from 'react';
import { isSlashKeyOn } from '#features/accounts/client/slash-key.ts';

/**
 * The key `/` leads to the search of the bar, but not while somebody types or a dialog asks something, nor where it was
 * switched off at Account: whoever speaks to the computer says it without meaning it.
 */
export function useSlashKey(onPress: () => void): void {
  const act = useRef(onPress);
  act.current = onPress;
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (isTyping(target) || document.querySelector('dialog[open]') || !isSlashKeyOn()) return;
      event.preventDefault();
      act.current();
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
