import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

/** One file of a ZIP, as the directory at its end describes it. */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  method: number;
  packedSize: number;
  /** Unpacked, if the directory tells the truth. */
  size: number;
  headerAt: number;
}

const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_ENTRY_SIZE = 46;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;

const inflate = promisify(inflateRaw);

/**
 * The directory of a ZIP, without unpacking anything; undefined when it is none. Sizes above 4 GB (ZIP64) are not
 * read.
 */
export function readZip(bytes: Buffer, mostEntries: number): ZipEntry[] | 'tooMany' | undefined {
  if (bytes.length < END_SIZE || bytes.readUInt32LE(0) !== LOCAL_HEADER) return undefined;
  const end = findEnd(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries) return 'tooMany';

  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    const entry = readEntry(bytes, at, end);
    if (!entry) return undefined;
    entries.push(entry);
    at += entry.length;
  }
  return entries;
}

/** The content of one entry; undefined when it is damaged or larger than the directory says. */
export async function unzip(bytes: Buffer, entry: ZipEntry): Promise<Buffer | undefined> {
  const { headerAt, packedSize, size, method } = entry;
  if (headerAt + LOCAL_HEADER_SIZE > bytes.length) return undefined;
  if (bytes.readUInt32LE(headerAt) !== LOCAL_HEADER) return undefined;
  const start =
    headerAt +
    LOCAL_HEADER_SIZE +
    bytes.readUInt16LE(headerAt + 26) +
    bytes.readUInt16LE(headerAt + 28);
  if (start + packedSize > bytes.length) return undefined;
  const packed = bytes.subarray(start, start + packedSize);
  if (method === STORED) return packedSize === size ? packed : undefined;
  if (method !== DEFLATED) return undefined;
  try {
    const content = await inflate(packed, { maxOutputLength: Math.max(size, 1) });
    return content.length === size ? content : undefined;
  } catch {
    return undefined;
  }
}

function findEnd(bytes: Buffer): number | undefined {
  const earliest = Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT);
  for (let at = bytes.length - END_SIZE; at >= earliest; at--) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  return undefined;
}

function readEntry(
  bytes: Buffer,
  at: number,
  end: number,
): (ZipEntry & { length: number }) | undefined {
  if (at + DIRECTORY_ENTRY_SIZE > end || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) {
    return undefined;
  }
  const nameLength = bytes.readUInt16LE(at + 28);
  const length =
    DIRECTORY_ENTRY_SIZE + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  if (at + length > end) return undefined;
  const nameAt = at + DIRECTORY_ENTRY_SIZE;
  return {
    name: bytes.toString('utf8', nameAt, nameAt + nameLength),
    isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    method: bytes.readUInt16LE(at + 10),
    packedSize: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    headerAt: bytes.readUInt32LE(at + 42),
    length,
  };
}
