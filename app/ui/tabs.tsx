import type { ReactNode } from 'react';
import { tabToShow } from './tab-order.ts';

interface Tab {
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
}

/**
 * One panel at a time. Triggers are links to their panels, so they work before any script (`:target`), and without
 * scripts all panels stand below each other under their headings. `tabs.enhance.ts` shows a panel in place; an
 * address that points into a panel, such as `#lunch`, opens that panel (`anchor.enhance.ts`).
 */
export function Tabs({ label, tabs, initial, className, isHeaded }: TabsProps) {
  const open = tabToShow(tabs, initial);
  return (
    <div className={['tabset', className].filter(Boolean).join(' ')}>
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
      <div>
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
