import { Readable } from 'node:stream';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** One file of a ZIP, as the directory at its end describes it. */
export type ZipEntry = Pick<Entry, 'fileName' | 'uncompressedSize' | 'isEncrypted'>;

interface Zip {
  entries: ZipEntry[];
  /** The content of one entry, in pieces; throws when it is damaged or not as long as the directory says. */
  contentOf(entry: ZipEntry): AsyncIterable<Buffer>;
}

/**
 * The directory of a ZIP, without unpacking anything; undefined when it is none, or when it could be read in two ways:
 * every entry has a name of its own, capital letters aside, and bytes of its own, from the file's first byte on.
 */
export async function readZip(
  bytes: Buffer,
  mostEntries: number,
): Promise<Zip | 'tooMany' | undefined> {
  try {
    const zip = await fromBufferPromise(bytes);
    if (zip.entryCount > mostEntries) return 'tooMany';
    const entries = await Array.fromAsync(zip.eachEntry());
    const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
    if (names.size < entries.length || !(await lieApart(zip, entries))) return undefined;
    return { entries, contentOf: (entry) => contentOf(zip, entry as Entry, bytes) };
  } catch {
    return undefined;
  }
}

async function lieApart(zip: ZipFile, entries: Entry[]): Promise<boolean> {
  const inOrder = entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  if (inOrder[0]?.relativeOffsetOfLocalHeader !== 0) return false;
  let end = 0;
  for (const entry of inOrder) {
    if (entry.relativeOffsetOfLocalHeader < end) return false;
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    end = fileDataStart + entry.compressedSize;
  }
  return true;
}

const STORED = 0;
const DEFLATED = 8;
/** A thousand parts as small as this are unpacked sooner here than handed to other threads. */
const SMALL = 4096;
/** The pieces in which other threads hand over what they unpack: each of them is work for this one. */
const PIECE = 512 * 1024;

async function* contentOf(zip: ZipFile, entry: Entry, bytes: Buffer): AsyncGenerator<Buffer> {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = bytes.subarray(fileDataStart, fileDataStart + entry.compressedSize);
  let left = entry.uncompressedSize;
  for await (const piece of unpacked(entry, packed)) {
    left -= piece.length;
    if (left < 0) break;
    yield piece;
  }
  if (left !== 0) throw new Error('Not as long as the directory says');
}

function unpacked(
  { compressionMethod, uncompressedSize }: Entry,
  packed: Buffer,
): Iterable<Buffer> | AsyncIterable<Buffer> {
  if (compressionMethod === STORED) return [packed];
  if (compressionMethod !== DEFLATED) throw new Error('Packed in another way');
  if (uncompressedSize <= SMALL && packed.length <= SMALL) {
    return [inflateRawSync(packed, { maxOutputLength: SMALL + 1 })];
  }
  return Readable.from([packed], { objectMode: false }).pipe(
    createInflateRaw({ chunkSize: PIECE }),
  );
}
