import { isUtf8 as isUtf8Text } from 'node:buffer';
import { readZip, unzip } from '../zip.server.ts';
import type { ContentFault } from './content-fault.ts';
import { isEncryptedPackage } from './old-word-document.server.ts';

const LARGEST_UNPACKED_BYTES = 50 * 1024 * 1024;
const MOST_ENTRIES = 1000;
/** Above what any letter says about itself. */
const LARGEST_LIST_BYTES = 1024 * 1024;
const CONTENT_TYPES = '[content_types].xml';
/** The part without which it is not of its kind. */
const mainParts = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' };
const MACROS = /(^|\/)(vbaProject\.bin$|macrosheets\/)/i;
/** Programs that Office runs when somebody clicks into the document. */
const EMBEDDED_PROGRAM = /(^|\/)(oleObject\d*\.bin|activeX\d*\.(bin|xml))$/i;
/** Relations that Office follows by itself while it opens a document, when they lead to another computer. */
const FETCHED_AT_OPENING = /\/(attachedTemplate|oleObject|frame|subDocument)\s*["']/i;
const ON_ANOTHER_COMPUTER =
  /\bTarget\s*=\s*["']\s*(https?:|ftp:|\\\\|\/\/|file:\/*\\\\|file:\/\/[^/])/i;

/**
 * What speaks against a `.docx` or `.xlsx`: a ZIP with a document of that kind in it that keeps what its directory
 * promises.
 */
export async function officePackageFault(
  bytes: Buffer,
  kind: keyof typeof mainParts,
): Promise<ContentFault | undefined> {
  if (isEncryptedPackage(bytes)) return 'withPassword';
  const entries = readZip(bytes, MOST_ENTRIES);
  if (entries === 'tooMany') return 'unpacksTooLarge';
  if (!entries) return 'otherContent';
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'withPassword';

  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (unpacked > LARGEST_UNPACKED_BYTES) return 'unpacksTooLarge';
  if (entries.some(({ name }) => MACROS.test(name))) return 'withMacros';
  if (entries.some(({ name }) => EMBEDDED_PROGRAM.test(name))) return 'withForeignParts';
  // Office does not tell capital letters apart here.
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (!names.has(CONTENT_TYPES) || !names.has(mainParts[kind])) return 'otherContent';

  for (const entry of entries) {
    const content = await unzip(bytes, entry);
    if (!content) return 'otherContent';
    const name = entry.name.toLowerCase();
    if (name !== CONTENT_TYPES && !name.endsWith('.rels')) continue;
    if (content.length > LARGEST_LIST_BYTES) return 'unpacksTooLarge';
    const list = plainXml(content);
    if (list === undefined) return 'otherContent';
    if (name === CONTENT_TYPES && /macroEnabled/i.test(list)) return 'withMacros';
    if (name !== CONTENT_TYPES && isFetching(list)) return 'withForeignParts';
  }
  return undefined;
}

/** The list as Office reads it; undefined for what could be read in two ways, which no Office writes. */
function plainXml(content: Buffer): string | undefined {
  const isUtf8 = isUtf8Text(content) && !content.includes(0);
  const text = isUtf8 ? content.toString() : '';
  return isUtf8 && !/<!(DOCTYPE|ENTITY)/i.test(text) ? text : undefined;
}

/** Each element is read up to the next one: what stands between quotes may hold a `>`, but never a `<`. */
function isFetching(relations: string): boolean {
  const elements = relations.match(/<(?:[\w.-]{1,100}:)?Relationship\b[^<]*/gi) ?? [];
  return elements
    .map(withoutReferences)
    .some((element) => FETCHED_AT_OPENING.test(element) && ON_ANOTHER_COMPUTER.test(element));
}

const namedSigns: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/** `&#104;ttp:` is `http:` (XML 1.0, section 4.1); line breaks and tabs inside an address are nothing. */
function withoutReferences(element: string): string {
  return element
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
      if (name) return namedSigns[name.toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/[\t\r\n]/g, ' ')
    .replace(/(["'])\s+/g, '$1');
}
