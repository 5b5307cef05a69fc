import { joined, MOST_PIECES, textAt, viewOf } from './bytes.ts';
import type { PictureSize } from './small-picture.ts';

const SIGNATURE_BYTES = 8;
/** Length, name and checksum around the data of a chunk. */
const AROUND_DATA = 12;
/** What the pixels need (ISO/IEC 15948); texts, times, positions and colour profiles are not among them. */
const NEEDED = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

/** The chunks of a PNG that its pixels need. Undefined for what is no whole PNG. */
export function cleanPng(bytes: Uint8Array) {
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
