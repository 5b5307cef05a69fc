import { keysFrom } from '#lib/device/device-store.ts';

/** `ClearDevice` asks and clears. How is loaded as soon as there is something to clear. */
export function enhanceClearing(slug: string): void {
  loadAhead(slug);
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-enhance=clear-device] button')) return;
    // Taken: it is not to be pressed again when React is there (app/islands/early-press.ts).
    event.preventDefault();
    const say = (text: string) => {
      // A form that begins anew may have put another box in the place of this one.
      const status = document.querySelector('[data-enhance=clear-device] [role=status]');
      if (status) status.textContent = text;
    };
    say('');
    load().then(
      ({ askToClear }) => askToClear(slug, say),
      () => say('This did not load. Please try again when you have a connection.'),
    );
  });
}

const load = () => import('./clear-question.ts');

/**
 * At the press there may be no connection, and on a first visit the service worker has kept nothing yet: so before it,
 * once the device has a session or a form of this school, or somebody types. Who has nothing here pays no bytes for it.
 */
function loadAhead(slug: string): void {
  if (!document.querySelector('[data-enhance=clear-device]')) return;
  const ahead = () => void load().catch(() => undefined);
  if (keysFrom(`${slug}.`).length > 0) ahead();
  else for (const kind of ['input', 'storage']) addEventListener(kind, ahead, { once: true });
}
