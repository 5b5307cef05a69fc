import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bytesOf,
  heicStart,
  hugePng,
  jpegFromPhone,
  losslessWebp,
  POSITION,
  pngChunk,
  pngWithPosition,
  segment,
  smallJpeg,
  smallPng,
  smallWebp,
  webpWithPosition,
} from '#tests/support/samples/sample-pictures.ts';
import { orientationIn } from './jpeg.ts';
import { type CleanPicture, readPicture } from './photograph.ts';

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
function clean(bytes: Uint8Array): CleanPicture {
  const read = readPicture(bytes);
  if ('fault' in read) throw new Error(read.fault);
  return read;
}

test.each([
  ['jpeg', smallJpeg],
  ['png', smallPng],
  ['webp', smallWebp],
  ['webp', losslessWebp],
])('a %s is told by its bytes, with its size', (type, bytes) => {
  expect(clean(bytes)).toMatchObject({ type, width: 8, height: 6 });
});

describe('what nobody needs to see is gone', () => {
  test.each([
    ['a jpeg', jpegFromPhone(1)],
    ['a png', pngWithPosition],
    ['a webp', webpWithPosition()],
  ])('from %s', (_, bytes) => {
    expect(textOf(bytes)).toContain(POSITION);
    const text = textOf(clean(bytes).bytes);
    for (const trace of [POSITION, 'ICC', 'adobe', 'mp42', 'tEXt', 'EXIF']) {
      expect(text).not.toContain(trace);
    }
  });

  test('and nothing is left to take away the second time', () => {
    for (const bytes of [jpegFromPhone(6), pngWithPosition, webpWithPosition()]) {
      const once = clean(bytes).bytes;
      expect(clean(once).bytes).toEqual(once);
    }
  });

  test('the pixels of a jpeg are the same bytes as before', () => {
    const scan = textOf(smallJpeg).slice(textOf(smallJpeg).indexOf('\xff\xda'));
    expect(textOf(clean(jpegFromPhone(3)).bytes)).toContain(scan);
  });

  test('a preview inside a jpeg goes as well', () => {
    const preview = segment(0xe0, bytesOf('JFXX\0\x10 preview of a face'));
    expect(textOf(clean(inserted(smallJpeg, 2, preview)).bytes)).not.toContain('preview');
  });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a jpeg that lies as number %i stays so', (orientation) => {
  const { bytes } = clean(jpegFromPhone(orientation));
  const exif = textOf(bytes).indexOf('Exif\0\0');
  if (orientation === 1) expect(exif).toBe(-1);
  else expect(orientationIn(bytes.subarray(exif + 6))).toBe(orientation);
});

const withSize = (height: number, width: number) => {
  const at = textOf(smallJpeg).indexOf('\xff\xc0') + 5;
  const changed = Buffer.from(smallJpeg);
  changed.writeUInt16BE(height, at);
  changed.writeUInt16BE(width, at + 2);
  return new Uint8Array(changed);
};
const frame = smallJpeg.subarray(textOf(smallJpeg).indexOf('\xff\xc0')).subarray(0, 19);
const inserted = (bytes: Uint8Array, at: number, more: Uint8Array) =>
  new Uint8Array(Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]));
/** As many of the smallest pieces as an upload has room for. */
const many = (piece: Uint8Array) => new Uint8Array(Buffer.alloc(140_000 * piece.length, piece));
const inPieces = {
  jpeg: inserted(smallJpeg, 2, many(Uint8Array.of(0xff, 0xdb, 0, 2))),
  png: inserted(smallPng, 33, many(pngChunk('tEXt', new Uint8Array()))),
  webp: riffOf(
    many(Buffer.concat([bytesOf('VP8L'), Uint8Array.of(5, 0, 0, 0, 0x2f), Buffer.alloc(5)])),
  ),
};
function riffOf(chunks: Uint8Array): Uint8Array {
  const start = Buffer.from('RIFF0000WEBP');
  start.writeUInt32LE(chunks.length + 4, 4);
  return new Uint8Array(Buffer.concat([start, chunks]));
}
const withoutPixels = Buffer.concat([smallPng.subarray(0, 33), pngChunk('IEND', new Uint8Array())]);

test.each([
  ['nothing at all', new Uint8Array(), 'empty'],
  ['a HEIC file', heicStart, 'heic'],
  ['a PDF that calls itself a picture', bytesOf('%PDF-1.7\n...'), 'pdf'],
  ['a GIF', bytesOf('GIF89a......'), 'otherKind'],
  ['a page', bytesOf('<svg onload="alert(1)"/>'), 'otherKind'],
  ['zeros', new Uint8Array(5000), 'otherKind'],
  ['a PNG that unpacks to gigabytes', hugePng(60_000, 60_000), 'tooManyPixels'],
  ['a PNG larger than any number', hugePng(0xffffffff, 0xffffffff), 'tooManyPixels'],
  ['a JPEG of 40 megapixels', withSize(5400, 7400), 'tooManyPixels'],
  ['a picture without height', withSize(0, 8), 'broken'],
  ['a PNG without width', hugePng(0, 6), 'broken'],
  ['a JPEG that is cut off', smallJpeg.subarray(0, -2), 'broken'],
  ['a PNG that is cut off', smallPng.subarray(0, -8), 'broken'],
  ['a WebP that is cut off', smallWebp.subarray(0, -1), 'broken'],
  ['a JPEG with a picture in its picture', inserted(smallJpeg, 2, frame), 'broken'],
  ['a PNG with two sizes', inserted(smallPng, 33, smallPng.subarray(8, 33)), 'broken'],
  ['a PNG without pixels', withoutPixels, 'broken'],
  ['a JPEG that only begins', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9), 'broken'],
  ['a JPEG of very many segments', inPieces.jpeg, 'broken'],
  ['a PNG of very many chunks', inPieces.png, 'broken'],
  ['a WebP of very many chunks', inPieces.webp, 'broken'],
  ['a part longer than the file', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff), 'broken'],
])('%s is refused unopened', (_, bytes, fault) => {
  expect(readPicture(new Uint8Array(bytes))).toEqual({ fault });
});

test('whatever is changed in a picture, reading it never fails and never makes it longer', () => {
  const phones = [jpegFromPhone(6), pngWithPosition, webpWithPosition()];
  fc.assert(
    fc.property(fc.nat(2), fc.nat(), fc.nat(255), (which, at, value) => {
      const bytes = Uint8Array.from(phones[which] ?? []);
      bytes[at % bytes.length] = value;
      const read = readPicture(bytes);
      return 'fault' in read || read.bytes.length <= bytes.length + 36;
    }),
    { numRuns: 2000 },
  );
});
