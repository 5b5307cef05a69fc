import { joined, MOST_PIECES, textAt, viewOf } from './bytes.ts';
import type { PictureSize } from './small-picture.ts';

const HEADER_BYTES = 12;
/** Flags of an extended file (RFC 9649, section 2.7.1). */
const ANIMATION = 0x02;
const METADATA = 0x20 | 0x08 | 0x04;
const NEEDED = ['VP8X', 'ALPH', 'VP8 ', 'VP8L'];

/** The chunks of a still WebP that its pixels need. Undefined for what is no whole one, or moves. */
export function cleanWebp(bytes: Uint8Array) {
  const view = viewOf(bytes);
  const end = view.getUint32(4, true) + 8;
  if (end > bytes.length) return undefined;
  const kept: Uint8Array[] = [];
  const sizes: PictureSize[] = [];
  let hasPixels = false;
  let pieces = 0;
  for (let at = HEADER_BYTES; at + 8 <= end; ) {
    if (++pieces > MOST_PIECES) return undefined;
    const name = textAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    if (at + 8 + length > end) return undefined;
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (NEEDED.includes(name)) {
      const size = name === 'ALPH' ? undefined : sizeIn(name, data);
      if (name !== 'ALPH' && !size) return undefined;
      if (size) sizes.push(size);
      if (name === 'VP8X' && (data[0] ?? 0) & ANIMATION) return undefined;
      if (name !== 'VP8X' && name !== 'ALPH') hasPixels = true;
      const chunk = bytes.slice(at, next);
      if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~METADATA;
      kept.push(chunk.length % 2 ? joined([chunk, new Uint8Array(1)]) : chunk);
    }
    at = next;
  }
  if (!hasPixels) return undefined;
  const body = joined(kept);
  const header = bytes.slice(0, HEADER_BYTES);
  viewOf(header).setUint32(4, body.length + 4, true);
  // A small canvas around many pixels counts as the pixels.
  const width = Math.max(...sizes.map((one) => one.width));
  const height = Math.max(...sizes.map((one) => one.height));
  return { width, height, bytes: joined([header, body]) };
}

function sizeIn(name: string, data: Uint8Array): PictureSize | undefined {
  if (data.length < (name === 'VP8L' ? 5 : 10)) return undefined;
  const view = viewOf(data);
  if (name === 'VP8X') {
    const threeBytes = (at: number) => view.getUint16(at, true) + (data[at + 2] ?? 0) * 65_536;
    return { width: threeBytes(4) + 1, height: threeBytes(7) + 1 };
  }
  if (name === 'VP8L') {
    const bits = view.getUint32(1, true);
    return data[0] === 0x2f
      ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
      : undefined;
  }
  const isKeyFrame = textAt(data, 3, 3) === '\x9d\x01\x2a';
  return isKeyFrame
    ? { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
    : undefined;
}
