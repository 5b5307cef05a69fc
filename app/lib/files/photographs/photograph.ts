import { joined, MOST_PIECES, textAt, viewOf } from './bytes.ts';
import { cleanJpeg } from './jpeg.ts';
import type { PictureSize } from './small-picture.ts';
import { cleanWebp } from './webp.ts';

export type PictureType = 'jpeg' | 'png' | 'webp';

/** A picture without anything that is not needed to show it. */
export interface CleanPicture {
  type: PictureType;
  /** In pixels, as they stand in the file. */
  width: number;
  height: number;
  /** Whether width and height change places once it is upright; only a JPEG says so. */
  isOnSide?: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

export type PictureFault =
  | 'empty'
  | 'heic'
  | 'pdf'
  | 'otherKind'
  /** Cut off, or not as its format wants it. */
  | 'broken'
  /** Whoever looks at it would need more memory than a small computer has. */
  | 'tooManyPixels';

/** Above every usual phone; unpacked, 30 million pixels are 120 MB. */
const MOST_PIXELS = 30_000_000;

/**
 * Reads a picture by walking through its container, without unpacking a single pixel: what it is, how large, and its
 * bytes without position, camera, comments, previews and whatever hangs behind its end. The way up stays. What its name
 * says does not count.
 */
export function readPicture(
  bytes: Uint8Array,
  mostPixels = MOST_PIXELS,
): CleanPicture | { fault: PictureFault } {
  if (bytes.length === 0) return { fault: 'empty' };
  const type = typeOf(bytes);
  if ('fault' in type) return type;
  const read = readers[type.type](bytes);
  if (!read) return { fault: 'broken' };
  const { width, height } = read;
  if (width === 0 || height === 0) return { fault: 'broken' };
  if (width * height > mostPixels) return { fault: 'tooManyPixels' };
  return { type: type.type, ...read };
}

const readers = { jpeg: cleanJpeg, png: cleanPng, webp: cleanWebp };

function typeOf(bytes: Uint8Array): { type: PictureType } | { fault: PictureFault } {
  const start = textAt(bytes, 0, 16);
  if (start.startsWith('\xff\xd8\xff')) return { type: 'jpeg' };
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return { type: 'png' };
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return { type: 'webp' };
  if (start.slice(4, 8) === 'ftyp' && HEIC.test(start.slice(8, 12))) return { fault: 'heic' };
  if (start.startsWith('%PDF-')) return { fault: 'pdf' };
  return { fault: 'otherKind' };
}

/** ISO/IEC 23008-12: the brands of pictures that phones save as HEIC or HEIF. */
const HEIC = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/;

const SIGNATURE_BYTES = 8;
/** Length, name and checksum around the data of a chunk. */
const AROUND_DATA = 12;
/** What the pixels need (ISO/IEC 15948); texts, times, positions and colour profiles are not among them. */
const NEEDED = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

/** The chunks of a PNG that its pixels need. Undefined for what is no whole PNG. */
function cleanPng(bytes: Uint8Array) {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let size: PictureSize | undefined;
  let hasData = false;
  let pieces = 0;
  for (let at = SIGNATURE_BYTES; at + AROUND_DATA <= bytes.length; ) {
    if (++pieces > MOST_PIECES) return undefined;
    const length = view.getUint32(at);
    const name = textAt(bytes, at + 4, 4);
    const next = at + AROUND_DATA + length;
    if (next > bytes.length || (name === 'IHDR') !== (size === undefined)) return undefined;
    if (name === 'IHDR') {
      if (length !== 13) return undefined;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    if (name === 'IDAT') hasData = true;
    if (NEEDED.includes(name)) kept.push(bytes.subarray(at, next));
    if (name === 'IEND') return size && hasData ? { ...size, bytes: joined(kept) } : undefined;
    at = next;
  }
  return undefined;
}
