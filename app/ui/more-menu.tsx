import { type ReactNode, useEffect, useRef } from 'react';

interface MoreMenuProps {
  /** What the button says. */
  label: ReactNode;
  triggerClass?: string;
  /** What can be done, an `<li>` each; without any there is no button. */
  children: ReactNode;
}

/**
 * A button that opens a list of what is done more rarely. It closes on Escape, and as soon as something else is used;
 * after a dialog that was opened from it as well, and then the focus is on its button.
 */
export function MoreMenu({ label, triggerClass = 'btn line sm', children }: MoreMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const close = () => {
      const isInList = details.querySelector('ul')?.contains(document.activeElement);
      details.open = false;
      if (isInList) details.querySelector('summary')?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      if (details.open && target instanceof Node && !details.contains(target)) details.open = false;
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && details.open && !details.querySelector('dialog[open]')) close();
    };
    // The event of a dialog does not rise.
    details.addEventListener('close', close, true);
    details.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      details.removeEventListener('close', close, true);
      details.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);
  return (
    <details ref={menu} className="more">
      <summary className={triggerClass}>{label}</summary>
      <ul>{children}</ul>
    </details>
  );
}
