import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { periodInWords } from '../school-event.ts';
import type { CalendarContent } from '../school-year.ts';
import { findSharedDates, type SharedDates } from '../shared-dates.ts';
import { EventLinks } from './event-links.tsx';
import { ShareLinks, share } from './share-links.tsx';

interface DateMenuProps {
  content: CalendarContent;
  publicUrl: string;
  children: ReactNode;
}

/**
 * One menu for all dates inside: links to a date's own page open it in place. Months and the important dates go to
 * the phone's menu of apps at once. Without a script, or without dialogs, the links lead to the page.
 */
export function DateMenu({ content, publicUrl, children }: DateMenuProps) {
  const [chosen, setChosen] = useState<SharedDates>();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (chosen) dialog.current?.showModal();
  }, [chosen]);

  function open(press: MouseEvent) {
    if (press.ctrlKey || press.metaKey || press.shiftKey) return;
    const link = (press.target as Element).closest('a[href^="/events/"]');
    const shared = link && findSharedDates(content, link.getAttribute('href')?.slice(8) ?? '');
    if (!shared || !('showModal' in HTMLDialogElement.prototype)) return;
    press.preventDefault();
    if (!shared.event && 'share' in navigator) void share(shared, addressOf(shared));
    else setChosen(shared);
  }
  const addressOf = ({ path }: SharedDates) => `${publicUrl}/events${path}`;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside take the keyboard; this listens for them all
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by keyboard is clicked too
    <div onClick={open}>
      {children}
      {chosen && (
        <dialog ref={dialog} aria-labelledby="menu-title" onClose={() => setChosen(undefined)}>
          <i className="mphasa" />
          <form method="dialog">
            <h2 id="menu-title">{chosen.title}</h2>
            {chosen.event && <p>{periodInWords(chosen.event)}</p>}
            {chosen.event && !chosen.event.isCancelled && (
              <>
                <b>Add to Calendar</b>
                <EventLinks event={chosen.event} />
              </>
            )}
            <ShareLinks shared={chosen} address={addressOf(chosen)} />
            <button type="submit" className="btn">
              Close
            </button>
          </form>
        </dialog>
      )}
    </div>
  );
}
