import type { PlainDate } from '#lib/dates/plain-date.ts';

/** What RFC 5545 allows on one line, without its end. */
const MOST_OCTETS = 75;

/** One offset all year since long before the school; calendars ask for it where times name a zone. */
export const LUSAKA_ZONE = [
  ...['BEGIN:VTIMEZONE', 'TZID:Africa/Lusaka', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0200', 'TZNAME:CAT', 'END:STANDARD', 'END:VTIMEZONE', ''],
].join('\r\n');

/** `name;parameters:value` as a content line, folded where it is too long (RFC 5545, 3.1). */
export function contentLine(name: string, value: string): string {
  const line = `${name}:${value}`;
  if (line.length <= MOST_OCTETS && isAscii(line)) return `${line}\r\n`;
  let folded = '';
  let octets = 0;
  // By code point, so that a fold never cuts through a letter.
  for (const letter of line) {
    const size = octetsOf(letter);
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return `${folded}\r\n`;
}

/** Words as the value of a text property (RFC 5545, 3.3.11). Other control characters are not allowed there. */
export function escapedText(words: string): string {
  return words
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(CONTROL, '');
}

/** A time of the clock in Lusaka; the calendar has `LUSAKA_ZONE` in it. */
export function timeInLusaka(name: string, day: PlainDate, time: string): string {
  return `${name};TZID=Africa/Lusaka:${day.replaceAll('-', '')}T${time.replace(':', '')}00\r\n`;
}

/** `20260105T053000Z` */
export function utcTime(instant: string): string {
  return instant.replace(/\.\d+/, '').replace(/[-:]/g, '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
const CONTROL = /[\x00-\x08\x0a-\x1f\x7f]/g;

function isAscii(line: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII
  return /^[\x00-\x7f]*$/.test(line);
}

function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
