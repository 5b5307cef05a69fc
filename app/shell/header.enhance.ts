/** Specification, section 9. */
const SCROLL_THRESHOLD_PX = 10;

/** The header turns white once the page has been scrolled. */
export function enhanceHeader(): void {
  const look = () => {
    const isScrolled = scrollY > SCROLL_THRESHOLD_PX;
    document.querySelector('.top')?.classList.toggle('scrolled', isScrolled);
  };
  look();
  addEventListener('scroll', look, { passive: true });
}
