import { markHydrated } from '#lib/device/hydration.ts';
import { type IslandName, islands } from './islands.ts';

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
const LATEST_MS = 2000;

/** Lets React take over the page's islands, at the first touch or when the phone is idle, and no other part of it. */
export function hydrateIslands(page: Document): void {
  const elements = [...page.querySelectorAll<HTMLElement>('[data-island]')];
  if (elements.length === 0) {
    markHydrated();
    return;
  }

  const stopListening = () => {
    for (const touch of TOUCHES) removeEventListener(touch, start, true);
  };
  const listen = () => {
    for (const touch of TOUCHES) addEventListener(touch, start, { capture: true, passive: true });
  };
  let isHydrating = false;
  async function start() {
    if (isHydrating) return;
    isHydrating = true;
    stopListening();
    try {
      const [{ hydrate }, ...components] = await Promise.all([
        import('./hydrate.tsx'),
        ...elements.map((element) => islands[element.dataset.island as IslandName]()),
      ]);
      hydrate(
        elements.map((element, index) => ({
          element,
          component: components[index],
          props: propsOf(element),
        })),
      );
    } catch {
      // The line broke; the next touch tries again.
      isHydrating = false;
      listen();
    }
  }

  listen();
  if (page.readyState === 'complete') whenIdle(start);
  else addEventListener('load', () => whenIdle(start));
}

function propsOf(element: HTMLElement): object {
  return JSON.parse(element.nextElementSibling?.textContent ?? '{}');
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, 200);
}
