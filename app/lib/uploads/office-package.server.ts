import { readZip, unzip } from '../zip.server.ts';
import type { ContentFault } from './content-fault.ts';
import { isEncryptedPackage } from './old-word-document.server.ts';

const LARGEST_UNPACKED_BYTES = 50 * 1024 * 1024;
const MOST_ENTRIES = 1000;
const CONTENT_TYPES = '[Content_Types].xml';
/** The part without which it is not of its kind. */
const mainParts = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' };
const MACROS = /(^|\/)(vbaProject\.bin$|macrosheets\/)/i;
/** Programs that Office runs when somebody clicks into the document. */
const EMBEDDED_PROGRAM = /(^|\/)(oleObject\d*\.bin|activeX\d*\.(bin|xml))$/i;
/** Relations that Office follows by itself while it opens a document, when they lead to another computer. */
const FETCHED_AT_OPENING = /\/(attachedTemplate|oleObject|frame|subDocument)"/i;
const ON_ANOTHER_COMPUTER = /\bTarget="\s*(https?:|ftp:|\\\\|\/\/|file:\/*\\\\|file:\/\/[^/])/i;

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
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has(CONTENT_TYPES) || !names.has(mainParts[kind])) return 'otherContent';

  for (const entry of entries) {
    const content = await unzip(bytes, entry);
    if (!content) return 'otherContent';
    if (entry.name === CONTENT_TYPES && /macroEnabled/i.test(content.toString())) {
      return 'withMacros';
    }
    if (entry.name.endsWith('.rels') && isFetching(content.toString())) return 'withForeignParts';
  }
  return undefined;
}

function isFetching(relations: string): boolean {
  const elements = relations.match(/<Relationship\b[^>]*>/gi) ?? [];
  return elements.some(
    (element) => FETCHED_AT_OPENING.test(element) && ON_ANOTHER_COMPUTER.test(element),
  );
}
