import { publicAddress } from '#lib/http/public-address.ts';

/** Opens the browser's own menu of apps, where it has one; everywhere else the links lead where they say. */
export function enhanceSharing(): void {
  if (!('share' in navigator)) return;
  for (const link of document.querySelectorAll<HTMLElement>('[data-enhance=share][hidden]')) {
    link.hidden = false;
  }
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-enhance=share]');
    if (!link) return;
    event.preventDefault();
    const { title = '', text = '', address = link.href } = link.dataset;
    const url = publicAddress(address);
    // Who closes it has changed their mind, which is no failure.
    navigator.share({ title, text, url }).catch(() => {});
  });
}
