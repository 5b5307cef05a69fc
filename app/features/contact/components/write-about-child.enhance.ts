/** Where a page of a family stands: what is written there is kept and sent. How, is loaded there alone. */
export function enhanceWriting(slug: string): void {
  const others = document.querySelector<HTMLElement>('[data-enhance=child-messages]');
  if (others)
    import('../conversation/on-device/write-about-child.ts')
      .then(({ writeAboutChildren }) => writeAboutChildren(slug, others))
      .catch(() => undefined);
}
