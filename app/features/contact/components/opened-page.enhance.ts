/** Where a page that closes by itself stands: what is written there is not lost without a line. How, is loaded there alone. */
export function enhanceOpenedPage(slug: string): void {
  if (document.querySelector('[data-enhance=child-messages],[value=close]'))
    import('../conversation/on-device/opened-page.ts')
      .then((on) => on.startOpenedPage(slug))
      .catch(() => {});
}
