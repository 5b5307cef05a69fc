import { openPanelOf } from '#ui/tabs.enhance.ts';

/**
 * Opens the month that is on for whoever follows a link from another page of ours. The address by itself opens
 * January (specification, section 4).
 */
export function enhanceThisMonth(): void {
  const link = document.getElementById('this-month') as HTMLAnchorElement | null;
  // In a copy that was kept since another month it is hidden (hide-what-is-over.tsx).
  if (!link || link.closest('[hidden]') || location.hash) return;
  if (!document.referrer.startsWith(`${location.origin}/`)) return;
  const month = document.getElementById(link.hash.slice(1));
  if (month) openPanelOf(month);
}
