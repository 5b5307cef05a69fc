import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subsetFont } from '#lib/fonts/font-subset.server.ts';
import { PRINT_FONTS } from '#lib/print/print.server.ts';

/** Headings change seldom; more than this many would be those of somebody who tries addresses. */
const MOST_KEPT = 300;

const RED_LINE = '<aside class="banner"';

const styles = new Map<string, string>();
let sign: Buffer | undefined;

/**
 * The document with the letters of its heading and of the school's name inside, so that the very first page of a visit
 * wears them: they come with the page, so nothing waits for them and nothing moves (docs/decisions/0092). All other text
 * has the school's letters from the second page on (docs/decisions/0044). While a red line tells families something, its
 * words take that room in the page.
 */
export function withFirstLetters(html: string, nonce: string): string {
  const letters = lettersOf(html);
  if (!letters) return html;
  const style = styles.get(letters) ?? styleWith(letters);
  if (styles.size >= MOST_KEPT) styles.clear();
  styles.set(letters, style);
  return html.replace('</head>', () => `<style nonce="${nonce}">${style}</style></head>`);
}

/** Each letter of the name in the header, of the first heading and of those below that ask for it once, in one order. */
function lettersOf(html: string): string {
  if (html.includes(RED_LINE)) return '';
  const name = between(html, ['<a class="brand"', '<b>'], '</b>');
  const heading = between(html, ['<h1', '>'], '</h1>');
  const text = (name + heading + headingsBelow(html))
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x27|#39|amp|quot|lt|gt);/g, asLetter);
  return [...new Set(text.replace(/\s/g, ' '))].sort().join('');
}

/**
 * The second and third headings of a part that says `data-first-letters`: of a page that many families open first, from a
 * mail. Other pages have enough with one heading: each letter costs its page 60 bytes.
 */
function headingsBelow(html: string): string {
  const begins = html.indexOf('data-first-letters');
  if (begins < 0) return '';
  const part = html.slice(begins, html.indexOf('</main>', begins));
  return part
    .split(/<h(?=[23][ >])/)
    .slice(1)
    .map((heading) => between(heading, ['>'], '</h'))
    .join('');
}

/** What stands after `starts`, one after the other, and before `end`. One walk through the page, whatever is in it. */
function between(html: string, starts: readonly string[], end: string): string {
  let from = 0;
  for (const start of starts) {
    const at = html.indexOf(start, from);
    if (at < 0) return '';
    from = at + start.length;
  }
  const to = html.indexOf(end, from);
  return to < 0 ? '' : html.slice(from, to);
}

const NAMED: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' };
const asLetter = (_entity: string, name: string) => NAMED[name] ?? "'";

function styleWith(letters: string): string {
  sign ??= readFileSync(join(PRINT_FONTS, 'school-sign.ttf'));
  const font = subsetFont(sign, letters).toString('base64');
  const face = `font-family:"First Letters";font-weight:800;src:url(data:font/woff;base64,${font})`;
  const wearers = 'h1,.brand b,[data-first-letters] :is(h2,h3)';
  return `@font-face{${face}}${wearers}{font-family:"First Letters",var(--sign)}`;
}
