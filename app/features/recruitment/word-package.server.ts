import { readZip, unzip } from '#lib/zip.server.ts';
import { isEncryptedPackage } from './old-word-document.server.ts';
import type { ResumeFault } from './resume.ts';

const LARGEST_UNPACKED_BYTES = 50 * 1024 * 1024;
const MOST_ENTRIES = 1000;
const CONTENT_TYPES = '[Content_Types].xml';
const DOCUMENT = 'word/document.xml';
/** Programs that Word runs when somebody clicks into the document. */
const EMBEDDED_PROGRAM = /(^|\/)(oleObject\d*\.bin|activeX\d*\.(bin|xml))$/i;
/** Relations that Word follows by itself while it opens a document, when they lead to another computer. */
const FETCHED_AT_OPENING = /\/(attachedTemplate|oleObject|frame|subDocument)"/i;
const ON_ANOTHER_COMPUTER = /\bTarget="\s*(https?:|ftp:|\\\\|\/\/|file:\/*\\\\|file:\/\/[^/])/i;

/** What speaks against a `.docx`: a ZIP with a Word document in it that keeps what its directory promises. */
export async function wordPackageFault(bytes: Buffer): Promise<ResumeFault | undefined> {
  if (isEncryptedPackage(bytes)) return 'withPassword';
  const entries = readZip(bytes, MOST_ENTRIES);
  if (entries === 'tooMany') return 'unpacksTooLarge';
  if (!entries) return 'otherContent';
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'withPassword';

  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (unpacked > LARGEST_UNPACKED_BYTES) return 'unpacksTooLarge';
  if (entries.some(({ name }) => /(^|\/)vbaProject\.bin$/i.test(name))) return 'withMacros';
  if (entries.some(({ name }) => EMBEDDED_PROGRAM.test(name))) return 'withForeignParts';
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has(CONTENT_TYPES) || !names.has(DOCUMENT)) return 'otherContent';

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
