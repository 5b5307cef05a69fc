import { KEEP_SITE } from './kept-site.ts';

const WAITS = 'One moment: the site is coming. Please leave this page open.';
const KEPT = 'This site is on your phone. Its pages open without a network.';
const FAILED = 'The site is not on your phone yet. Please try again when the connection is better.';

/** Says in the place of the button that there is nothing left to do. */
export function sayKept(place: HTMLElement): void {
  place.querySelector('button')?.remove();
  place.hidden = false;
  say(place, KEPT);
}

/** Asks the service worker for all pages, and says what has become of it. */
export function keepWholeSite(place: HTMLElement, worker: ServiceWorker): void {
  const button = place.querySelector('button');
  if (!button || button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  say(place, WAITS);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: isKept }) => {
    button.ariaDisabled = 'false';
    if (isKept) sayKept(place);
    else say(place, FAILED);
  };
  worker.postMessage(KEEP_SITE, [port2]);
}

function say(place: HTMLElement, words: string): void {
  place.querySelector('[role=status]')?.replaceChildren(words);
}
