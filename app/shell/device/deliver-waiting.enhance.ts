import { isAnyWaiting, watchAll } from '#lib/device/device-store.ts';

const AGAIN_MS = 5000;

/** Whatever waits on this device is named and sent. How, is loaded when something waits or somebody types. */
export function enhanceDelivery(slug: string): void {
  const { epoch = '' } = document.documentElement.dataset;
  // Also what a school may have lost whose data are of another epoch by now, and that it came back.
  const isWaiting = () => isAnyWaiting(`${slug}.`, `|"isNews"|"epoch":"(?!${epoch})`);
  const waitsSinceEarlier = isWaiting();
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    import('./waiting-line.ts').then(
      (line) => line.startWaitingLine(slug, waitsSinceEarlier),
      () => {
        isStarted = false;
        // A line that comes and goes tells nobody when it is back: what waits asks again.
        setTimeout(look, AGAIN_MS);
      },
    );
  };
  const look = () => {
    if (isWaiting()) start();
  };
  look();
  watchAll(look);
  for (const occasion of ['online', 'focus']) addEventListener(occasion, look);
  // Whoever types will want to send, and the line may be gone by then.
  addEventListener('input', start);
}
