import { element } from '#lib/device/element.ts';
import { publicAddress } from '#lib/http/public-address.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { periodInWords } from '../school-event.ts';
import { calendarLinks } from './calendar-links.ts';
import { type ShownEvent, sharedEvent, whatsAppLink } from './shared-event.ts';

/** Shows the ways to one's own calendar and to others for the event in whose card the link stands. */
export function openEventMenu(link: HTMLAnchorElement): void {
  const event = readCard(link);
  const shared = sharedEvent(event);
  const address = publicAddress(`/events/${event.id}`);

  const ways = element('p', { className: 'row' }, button(whatsAppLink(shared, address), WHATSAPP));
  if ('share' in navigator) {
    const others = button(address, 'Share with another app');
    Object.assign(others.dataset, { enhance: 'share', ...shared });
    ways.append(others);
  }
  const title = element('h2', { id: 'menu-title', textContent: event.title });
  const close = element('button', { type: 'submit', className: 'btn', textContent: 'Close' });
  const form = element('form', { method: 'dialog' }, title);
  form.append(element('p', { textContent: periodInWords(event) }));
  if (!event.isCancelled)
    form.append(element('b', { textContent: 'Add to Calendar' }), list(event));
  form.append(ways, close);

  const dialog = element('dialog', {}, element('i', { className: 'mphasa' }), form);
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

const WHATSAPP = 'Share on WhatsApp';

function button(href: string, textContent: string): HTMLAnchorElement {
  return element('a', { className: 'btn line sm', href, textContent });
}

function list(event: ShownEvent): HTMLUListElement {
  const items = calendarLinks(event).map(({ name, href }) =>
    element('li', {}, element('a', { href, textContent: name })),
  );
  return element('ul', {}, ...items);
}

/** The card says everything (`components/event-card.tsx`), so it need not travel twice. */
function readCard(link: HTMLAnchorElement): ShownEvent {
  const { id = '', endsOn, cancelled } = link.dataset;
  const card = link.closest('.event');
  const day = card?.querySelector('time')?.dateTime ?? '';
  const [, time, place] = card?.querySelectorAll('dd') ?? [];
  return {
    id,
    title: card?.querySelector('h3')?.textContent ?? '',
    startsOn: day,
    endsOn: endsOn ?? day,
    time: plainSpaces(time?.textContent ?? ''),
    location: place?.textContent ?? '',
    isCancelled: cancelled !== undefined,
  };
}
