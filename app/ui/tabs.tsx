import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isAwake } from '#lib/awake.ts';
import { goToAnchor, useAnchor } from './anchor.ts';
import { tabAfterKey, tabToShow } from './tab-order.ts';

export interface Tab {
  /** Also the panel's anchor in the address. */
  id: string;
  label: string;
  /** Shown in the place of the label where there is little room; readers hear the label. */
  shortLabel?: string;
  /** Stands in the row, but cannot be opened; it has no panel. */
  isDisabled?: boolean;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  /** The tab that is open at first. */
  initial: string;
  className?: string;
  /** The panels begin with headings of their own. */
  isHeaded?: boolean;
  /** Keeps the open tab in the address, so that it can be shared. */
  isInAddress?: boolean;
}

interface Shown {
  id: string;
  /** What an address pointed to inside the panel; the page goes there once the panel is open. */
  anchor?: HTMLElement | undefined;
}

/**
 * One panel at a time. Triggers are links to their panels, so they work before React wakes (`:target`), and
 * without scripts all panels stand below each other under their headings. An address that points into a panel,
 * such as `#lunch`, opens that panel and goes there.
 */
export function Tabs({ label, tabs, initial, className, isHeaded, isInAddress }: TabsProps) {
  const [shown, setShown] = useState<Shown>({ id: initial });
  const [hasWoken, setHasWoken] = useState(isAwake);
  const panels = useRef<HTMLDivElement>(null);
  const open = tabToShow(tabs, shown.id);

  useEffect(() => setHasWoken(true), []);
  useAnchor({
    holds: (anchor) => panels.current?.contains(anchor) ?? false,
    open(anchor, hasToGo) {
      const panel = Array.from(panels.current?.children ?? []).find((it) => it.contains(anchor));
      if (panel) setShown({ id: panel.id, anchor: hasToGo ? anchor : undefined });
    },
  });
  useLayoutEffect(() => {
    if (shown.anchor) goToAnchor(shown.anchor);
  }, [shown]);

  function choose(id: string) {
    setShown({ id });
    if (isInAddress) history.replaceState(history.state, '', `#${id}`);
  }

  function press(event: MouseEvent, { id, isDisabled }: Tab) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!isDisabled) choose(id);
  }

  function move(event: KeyboardEvent<HTMLElement>, from: string) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = tabAfterKey(event.key, tabs, from);
    if (to !== undefined) {
      event.preventDefault();
      document.getElementById(triggerId(to))?.focus();
      choose(to);
    } else if (event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
    }
  }

  return (
    <div className={['tabset', hasWoken && 'awake', className].filter(Boolean).join(' ')}>
      <div className="tabs needs-script" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            role="tab"
            id={triggerId(tab.id)}
            href={tab.isDisabled ? undefined : `#${tab.id}`}
            aria-controls={tab.isDisabled ? undefined : tab.id}
            aria-selected={tab.id === open}
            aria-disabled={tab.isDisabled}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={(event) => press(event, tab)}
            onKeyDown={(event) => move(event, tab.id)}
          >
            {tab.shortLabel ? (
              <>
                <span className="short" aria-hidden="true">
                  {tab.shortLabel}
                </span>
                <span className="long">{tab.label}</span>
              </>
            ) : (
              tab.label
            )}
          </a>
        ))}
      </div>
      <div ref={panels}>
        {tabs
          .filter((tab) => !tab.isDisabled)
          .map(({ id, label: name, panel }) => (
            <div
              key={id}
              id={id}
              role="tabpanel"
              aria-labelledby={triggerId(id)}
              className={id === open ? 'open' : undefined}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes the focus
              tabIndex={0}
            >
              {!isHeaded && <h3 className="panel-name">{name}</h3>}
              {panel}
            </div>
          ))}
      </div>
    </div>
  );
}

function triggerId(id: string): string {
  return `${id}-tab`;
}
