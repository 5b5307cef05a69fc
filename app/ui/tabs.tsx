import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export interface Tab {
  /** Also the panel's anchor in the address. */
  id: string;
  label: string;
  /** Shown in the place of the label where there is little room; readers hear the label. */
  shortLabel?: string;
  isDisabled?: boolean;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  /** The tab that is open at first. */
  initial: string;
  className?: string;
  /** Keeps the open tab in the address, so that it can be shared. */
  isInAddress?: boolean;
}

/**
 * One panel at a time. Triggers are links to their panels, so they work before React wakes (`:target`), and
 * without scripts all panels stand below each other under their headings. An address that points into a panel,
 * such as `#lunch`, opens that panel and goes there.
 */
export function Tabs({ label, tabs, initial, className, isInAddress }: TabsProps) {
  const [open, setOpen] = useState(initial);
  const [isAwake, setIsAwake] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();

  useEffect(() => setIsAwake(true), []);
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    const panel = target ? target.closest<HTMLElement>('[role=tabpanel]') : null;
    if (!target || !panel || !panels.current?.contains(panel)) return;
    setOpen(panel.id);
    // The panel is shown by the next paint; only then can the page scroll to what is in it.
    requestAnimationFrame(() =>
      target.scrollIntoView({ block: target === panel ? 'nearest' : 'start' }),
    );
  }, [hash]);

  function choose(id: string, options?: { withFocus: boolean }) {
    setOpen(id);
    if (isInAddress) history.replaceState(history.state, '', `#${id}`);
    if (options?.withFocus) list.current?.querySelector<HTMLElement>(`[href="#${id}"]`)?.focus();
  }

  function move(event: KeyboardEvent) {
    const enabled = tabs.filter((tab) => !tab.isDisabled);
    const at = enabled.findIndex((tab) => tab.id === open);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) {
      if (event.key === ' ') (event.target as HTMLElement).click();
      if (event.key === ' ') event.preventDefault();
      return;
    }
    event.preventDefault();
    const next = enabled.at(to % enabled.length);
    if (next) choose(next.id, { withFocus: true });
  }

  return (
    <div className={['tabset', isAwake && 'awake', className].filter(Boolean).join(' ')}>
      <div
        className="tabs needs-script"
        role="tablist"
        aria-label={label}
        ref={list}
        tabIndex={-1}
        onKeyDown={move}
      >
        {tabs.map(({ id, label: name, shortLabel, isDisabled }) => (
          <a
            key={id}
            role="tab"
            id={`${id}-tab`}
            href={`#${id}`}
            aria-controls={id}
            aria-selected={id === open}
            aria-disabled={isDisabled}
            aria-label={shortLabel && name}
            tabIndex={id === open ? 0 : -1}
            onClick={(event) => {
              event.preventDefault();
              if (!isDisabled) choose(id);
            }}
          >
            {shortLabel ? (
              <>
                <span className="short">{shortLabel}</span>
                <span className="long">{name}</span>
              </>
            ) : (
              name
            )}
          </a>
        ))}
      </div>
      <div ref={panels}>
        {tabs.map(({ id, label: name, panel }) => (
          <div
            key={id}
            id={id}
            role="tabpanel"
            aria-labelledby={`${id}-tab`}
            className={id === open ? 'open' : undefined}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes the focus
            tabIndex={0}
          >
            <noscript>
              <h3>{name}</h3>
            </noscript>
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
