interface TabState {
  id: string;
  isDisabled?: boolean | undefined;
}

/** The tab to show: the one that is wanted, or the first that can be opened. */
export function tabToShow(tabs: TabState[], wanted: string): string | undefined {
  const enabled = tabs.filter((tab) => !tab.isDisabled);
  return (enabled.find((tab) => tab.id === wanted) ?? enabled[0])?.id;
}

/**
 * Where a key leads from the tab `from`: arrows go round in a circle, Home and End to the ends, and disabled tabs
 * are passed over. Undefined for a key that is none of these.
 */
export function tabAfterKey(key: string, tabs: TabState[], from: string): string | undefined {
  const at = tabs.findIndex((tab) => tab.id === from);
  const start = { ArrowRight: at, ArrowLeft: at, Home: -1, End: tabs.length }[key];
  if (start === undefined) return undefined;
  const step = key === 'ArrowRight' || key === 'Home' ? 1 : -1;
  for (let count = 1; count <= tabs.length; count++) {
    const tab = tabs[(start + step * count + tabs.length) % tabs.length];
    if (tab && !tab.isDisabled) return tab.id;
  }
  return undefined;
}
