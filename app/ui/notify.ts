import { element } from '#lib/device/element.ts';

/** A short message over the page. Specification, section 9: one at a time, gone after 5 seconds. */
export interface Notice {
  title: string;
  text: string;
  isDestructive?: boolean;
}

/** The regions of the document that announce a notice (app/ui/notice.tsx). */
export const NOTICE_REGIONS = { alert: 'notice-alert', status: 'notice-status' } as const;

const SHOWN_FOR_MS = 5000;
/** A mouse that was left lying on it is nobody who reads. */
const RESTS_FOR_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a notice in the place of any other; undefined takes it away. */
export function notify(notice: Notice | undefined): void {
  clearTimeout(timer);
  const regions = Object.values(NOTICE_REGIONS).map((id) => document.getElementById(id));
  for (const region of regions) region?.replaceChildren();
  if (!notice) return;
  const { alert, status } = NOTICE_REGIONS;
  const card = cardOf(notice);
  document.getElementById(notice.isDestructive ? alert : status)?.append(card);
  // Without a line it stands where the styles put it.
  import('./place-notice.ts').then(
    (place) => place.placeNotice(card),
    () => undefined,
  );
}

/** Hands over a notice that came with the page itself: it stood in the page for whoever has no script. */
export function takeNoticeFromServer(page: Document): void {
  const card = page.querySelector<HTMLElement>('main .notice');
  if (!card) return;
  const textOf = (selector: string) => card.querySelector(selector)?.textContent ?? '';
  notify({
    title: textOf('b'),
    text: textOf('p'),
    isDestructive: card.classList.contains('bad'),
  });
  card.remove();
}

/** Waits while somebody has the focus in it or moves over it, and a while where the pointer only rests on it. */
function cardOf({ title, text, isDestructive }: Notice): HTMLElement {
  const close = () => notify(undefined);
  const button = element(
    'button',
    { className: 'close', type: 'button', ariaLabel: 'Close this notice' },
    '×',
  );
  button.addEventListener('click', close);
  const words = element('div', {}, element('b', {}, title), element('p', {}, text));
  const className = isDestructive ? 'notice bad' : 'notice';
  const card = element('div', { className }, element('i'), words, button);

  const leaveIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(close, milliseconds);
  };
  const hasFocus = () => card.matches(':focus-within');
  card.addEventListener('focusin', () => clearTimeout(timer));
  card.addEventListener('focusout', () => leaveIn(SHOWN_FOR_MS));
  card.addEventListener('pointermove', () => hasFocus() || leaveIn(RESTS_FOR_MS));
  card.addEventListener('pointerleave', () => hasFocus() || leaveIn(SHOWN_FOR_MS));
  leaveIn(SHOWN_FOR_MS);
  return card;
}
