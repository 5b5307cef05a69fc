import { joined, MOST_PIECES, textAt, viewOf } from './bytes.ts';
import type { PictureSize } from './small-picture.ts';

/** Markers of ITU-T T.81, table B.1. */
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP14 = 0xee;
const FRAME = 0xc0;
/** Tables and settings that the pixels need: DHT, DAC, DQT, DRI, and every kind of frame. */
const isNeeded = (marker: number) =>
  (marker >= FRAME && marker <= 0xcf && marker !== 0xc8) || marker === 0xdb || marker === 0xdd;
const isFrame = (marker: number) =>
  isNeeded(marker) && marker <= 0xcf && ![0xc4, 0xcc].includes(marker);

/**
 * The segments of a JPEG that its pixels need, and its way up. Comments, positions, colour profiles, previews and
 * everything behind the end are left out. Undefined for what is no whole JPEG.
 */
export function cleanJpeg(bytes: Uint8Array) {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let size: PictureSize | undefined;
  let orientation = 1;
  let hasScan = false;
  let at = 2;
  let pieces = 0;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes may stand before a marker.
    if (marker === 0xff) {
      if (++pieces > MOST_PIECES) return undefined;
      at += 1;
      continue;
    }
    if (marker === END) {
      if (!size || !hasScan) return undefined;
      const start = Uint8Array.of(0xff, START);
      const way = orientation === 1 ? [] : [exifSegment(orientation)];
      const whole = joined([start, ...way, ...kept, Uint8Array.of(0xff, END)]);
      return { ...size, isOnSide: orientation > 4, bytes: whole };
    }
    if (at + 4 > bytes.length || ++pieces > MOST_PIECES) return undefined;
    const length = view.getUint16(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return undefined;
    const body = bytes.subarray(at + 4, next);
    if (isFrame(marker)) {
      // More than one is a picture within a picture.
      if (size || body.length < 6) return undefined;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (marker === APP1) orientation = orientationInSegment(body) ?? orientation;
    const end = marker === SCAN ? endOfScan(bytes, next) : next;
    if (marker === SCAN) hasScan = true;
    if (marker === SCAN || isNeeded(marker) || isPlain(marker, body)) {
      kept.push(bytes.subarray(at, end));
    }
    at = end;
  }
  return undefined;
}

/** How the colours are meant: a JFIF segment without a preview, or Adobe's, which holds one setting. */
function isPlain(marker: number, body: Uint8Array): boolean {
  if (marker === APP0) return body.length === 14 && textAt(body, 0, 5) === 'JFIF\0';
  return marker === APP14 && body.length === 12 && textAt(body, 0, 5) === 'Adobe';
}

/** Behind the pixels of a scan: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  // Byte by byte: `indexOf` would be called a million times where every other byte is a stuffed one.
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const follows = bytes[at + 1] ?? 0;
    const isData = follows === 0 || (follows >= 0xd0 && follows <= 0xd7);
    if (!isData && follows !== 0xff) return at;
  }
  return bytes.length;
}

function orientationInSegment(body: Uint8Array): number | undefined {
  return textAt(body, 0, 6) === 'Exif\0\0' ? orientationIn(body.subarray(6)) : undefined;
}

function exifSegment(orientation: number): Uint8Array {
  const exif = exifWithOrientation(orientation);
  return joined([Uint8Array.of(0xff, APP1, 0, exif.length + 8), ascii('Exif\0\0'), exif]);
}

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

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
function exifWithOrientation(orientation: number): Uint8Array {
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
