import type { ContentFault } from './content-fault.ts';

/** The container of Word 97 to 2003 (MS-CFB): sectors, among them a directory of entries of 128 bytes. */
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENTRY_SIZE = 128;
const START_SECTOR_AT = 116;
const SECTOR_SHIFT_AT = 30;
/** Sectors of 512 and 4,096 bytes: there are no others (MS-CFB, section 2.2). */
const SECTOR_SHIFTS = [9, 12];
/** MS-DOC, FibBase: the flags and the one that says "encrypted". */
const FLAGS_AT = 10;
const ENCRYPTED = 0x0100;
/** Streams that spreadsheets and slides have instead. */
const FOREIGN = ['Workbook', 'Book', 'PowerPoint Document'];

export function isCompoundFile(bytes: Buffer): boolean {
  return bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

/** What speaks against a `.doc`. */
export function oldWordFault(bytes: Buffer): ContentFault | undefined {
  if (!isCompoundFile(bytes) || !SECTOR_SHIFTS.includes(sectorShift(bytes))) return 'otherContent';
  if (isEncryptedPackage(bytes)) return 'withPassword';
  if (findEntry(bytes, '_VBA_PROJECT') !== undefined) return 'withMacros';
  const document = findEntry(bytes, 'WordDocument');
  if (document === undefined) {
    return FOREIGN.some((name) => findEntry(bytes, name) !== undefined)
      ? 'otherContent'
      : undefined;
  }
  return isEncryptedDocument(bytes, document) ? 'withPassword' : undefined;
}

function sectorShift(bytes: Buffer): number {
  return bytes.length > SECTOR_SHIFT_AT + 1 ? bytes.readUInt16LE(SECTOR_SHIFT_AT) : 0;
}

/** A newer Office document with a password lies inside an old container. */
export function isEncryptedPackage(bytes: Buffer): boolean {
  return isCompoundFile(bytes) && findEntry(bytes, 'EncryptedPackage') !== undefined;
}

function isEncryptedDocument(bytes: Buffer, entry: number): boolean {
  const sectorSize = 1 << sectorShift(bytes);
  const start = (bytes.readUInt32LE(entry + START_SECTOR_AT) + 1) * sectorSize;
  if (start + FLAGS_AT + 2 > bytes.length) return false;
  return (bytes.readUInt16LE(start + FLAGS_AT) & ENCRYPTED) !== 0;
}

/** Where the directory entry of this name begins. Entries begin at multiples of their size. */
function findEntry(bytes: Buffer, name: string): number | undefined {
  const written = Buffer.from(`${name}\0`, 'utf16le');
  for (let at = 0; at + ENTRY_SIZE <= bytes.length; at += ENTRY_SIZE) {
    if (bytes[at] === written[0] && written.equals(bytes.subarray(at, at + written.length))) {
      return at;
    }
  }
  return undefined;
}
