import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { periodInWords, type SchoolEvent } from '../school-event.ts';

/** What a card of the calendar shows of an event: enough to share it and to put it into one's own calendar. */
export type ShownEvent = Pick<
  SchoolEvent,
  'id' | 'title' | 'startsOn' | 'endsOn' | 'time' | 'location' | 'isCancelled'
>;

/** What somebody passes on. */
export interface SharedText {
  title: string;
  /** For WhatsApp and other apps: short lines, without the address. */
  text: string;
}

export function sharedEvent(event: ShownEvent): SharedText {
  const { title, time, location, isCancelled } = event;
  const lines = [
    isCancelled ? `Cancelled: ${title}` : title,
    plainSpaces(`${periodInWords(event)}, ${time}`),
    location,
  ];
  return { title, text: lines.join('\n') };
}

/** Opens WhatsApp, on the phone or the web, with the text and the address filled in. */
export function whatsAppLink({ text }: SharedText, address: string): string {
  return `https://wa.me/?${new URLSearchParams({ text: `${text}\n${address}` })}`;
}
