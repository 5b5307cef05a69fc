import { textAt, viewOf } from './bytes.ts';

const ORIENTATION = 0x0112;
const SHORT = 3;

/** Which way up a picture is (1 to 8) by its EXIF data (a TIFF header and its first directory); undefined when it does not say. */
export function orientationIn(tiff: Uint8Array): number | undefined {
  const order = textAt(tiff, 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return undefined;
  const isLittle = order === 'II';
  const view = viewOf(tiff);
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return undefined;
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.length) return undefined;
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(entry + 8, isLittle);
    const isOne = view.getUint16(entry + 2, isLittle) === SHORT && value >= 1 && value <= 8;
    return isOne ? value : undefined;
  }
  return undefined;
}

/** EXIF data that says which way up, and nothing else. */
export function exifWithOrientation(orientation: number): Uint8Array {
  const tiff = new Uint8Array(26);
  const view = viewOf(tiff);
  tiff.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8]);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION);
  view.setUint16(12, SHORT);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}
