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
    return { entries, contentOf: (entry) => contentOf(zip, entry as Entry) };
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

async function* contentOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  yield* await zip.openReadStreamPromise(entry);
}
