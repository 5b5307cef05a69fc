import { useLayoutEffect } from 'react';

interface PageAround {
  /** What the browser's tab says. */
  title?: string | undefined;
  heading?: string | undefined;
  /** See `PageHead`. */
  isCompact: boolean;
  /** What belongs to writing gives way: whatever has `data-until-sent`. */
  isSent?: boolean;
}

/** Title and head of the page stand outside its island; they follow it when it shows another screen. */
export function usePageAround({ title, heading, isCompact, isSent = false }: PageAround): void {
  // Before the effects that say in the title that there is an error.
  useLayoutEffect(() => {
    const head = document.querySelector('main .head');
    head?.classList.toggle('compact', isCompact);
    const h1 = head?.querySelector('h1');
    if (title) document.title = title;
    if (h1 && heading) h1.textContent = heading;
    for (const part of document.querySelectorAll<HTMLElement>('[data-until-sent]'))
      part.hidden = isSent;
  }, [title, heading, isCompact, isSent]);
}
