import { isUtf8 as isUtf8Text } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { xmlText } from '../../text/xml-text.ts';
import type { ContentFault } from './content-fault.ts';
import { isEncryptedPackage } from './old-word-document.server.ts';
import { readZip, type ZipEntry } from './zip.server.ts';

const LARGEST_UNPACKED_BYTES = 50 * 1024 * 1024;
const MOST_ENTRIES = 1000;
/** Of all lists together; above what any letter says about itself. */
const LARGEST_LISTS_BYTES = 1024 * 1024;
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
  const zip = await readZip(bytes, MOST_ENTRIES);
  if (zip === 'tooMany') return 'unpacksTooLarge';
  if (!zip) return 'otherContent';
  const { entries } = zip;
  if (entries.some((entry) => entry.isEncrypted())) return 'withPassword';
  if (sizeOf(entries) > LARGEST_UNPACKED_BYTES) return 'unpacksTooLarge';
  if (sizeOf(entries.filter(isList)) > LARGEST_LISTS_BYTES) return 'unpacksTooLarge';
  if (entries.some(({ fileName }) => MACROS.test(fileName))) return 'withMacros';
  if (entries.some(({ fileName }) => EMBEDDED_PROGRAM.test(fileName))) return 'withForeignParts';
  // Office does not tell capital letters apart here.
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  if (!names.has(CONTENT_TYPES) || !names.has(mainParts[kind])) return 'otherContent';

  try {
    for (const entry of entries) {
      const content = zip.contentOf(entry);
      const fault = isList(entry) ? faultOfList(entry, await buffer(content)) : undefined;
      if (fault) return fault;
      // A part of which we read nothing has to be whole all the same. In pieces it takes no memory.
      for await (const _ of content);
    }
  } catch {
    return 'otherContent';
  }
  return undefined;
}

const sizeOf = (entries: ZipEntry[]) =>
  entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);

/** What Office reads to learn which other parts there are. */
function isList({ fileName }: ZipEntry): boolean {
  const name = fileName.toLowerCase();
  return name === CONTENT_TYPES || name.endsWith('.rels');
}

function faultOfList({ fileName }: ZipEntry, content: Buffer): ContentFault | undefined {
  const list = plainXml(content);
  if (list === undefined) return 'otherContent';
  if (fileName.toLowerCase() === CONTENT_TYPES) {
    return /macroEnabled/i.test(list) ? 'withMacros' : undefined;
  }
  return isFetching(list) ? 'withForeignParts' : undefined;
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

/** `&#104;ttp:` is `http:`; line breaks and tabs inside an address are nothing. */
function withoutReferences(element: string): string {
  return xmlText(element)
    .replace(/[\t\r\n]/g, ' ')
    .replace(/(["'])\s+/g, '$1');
}
