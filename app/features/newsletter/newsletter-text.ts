import type { InlinePart } from '#lib/mail/letter.ts';
import { paragraphsOf } from '#lib/mail/office-letter.ts';

/** `[words](https://…)`, or an address that stands by itself; nothing else is more than text. */
const LINK = /\[([^[\]\n]+)\]\((https?:\/\/[^\s()<>"]+)\)|https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

/** The paragraphs of a newsletter with their links, from what the editor typed. */
export function newsletterParagraphs(text: string): InlinePart[][] {
  return paragraphsOf(text).map(partsOf);
}

function partsOf(paragraph: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(LINK)) {
    const [whole, label, address = whole] = match;
    if (!URL.canParse(address)) continue;
    if (match.index > end) parts.push(paragraph.slice(end, match.index));
    parts.push({ label: label ?? address, href: new URL(address).href });
    end = match.index + whole.length;
  }
  if (end < paragraph.length) parts.push(paragraph.slice(end));
  return parts;
}
