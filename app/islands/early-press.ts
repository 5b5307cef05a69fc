/**
 * Runs as text inside the page, before React: what is pressed in this island, or to clear the device, while its script is
 * on the way waits, greyed, and is pressed once React is there. For what works with a script alone; forms that can be
 * posted are. It uses nothing from outside itself.
 */
export function keepEarlyPress(island: string): void {
  const page = document.documentElement;
  let pressed: HTMLElement | null = null;
  const keep = (event: Event, button: HTMLElement | null) => {
    if ('hydrated' in page.dataset || event.defaultPrevented || !button) return;
    event.preventDefault();
    pressed?.removeAttribute('aria-disabled');
    pressed = button;
    pressed.setAttribute('aria-disabled', 'true');
  };
  const within = `[data-island=${island}]`;
  const buttons = `${within} button[type=button],[data-enhance=clear-device] button`;
  addEventListener('click', (event) =>
    keep(event, (event.target as Element).closest<HTMLElement>(buttons)),
  );
  addEventListener('submit', (event) => {
    const isForm = (event.target as Element).matches(`${within} form.needs-script`);
    keep(event, isForm ? event.submitter : null);
  });
  new MutationObserver(() => {
    pressed?.removeAttribute('aria-disabled');
    pressed?.click();
    pressed = null;
  }).observe(page, { attributeFilter: ['data-hydrated'] });
}
