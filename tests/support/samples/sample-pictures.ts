/** Pictures of 8 by 6 pixels as a browser makes them, each with a colour profile, and what cameras put into them. */
const decoded = (...lines: string[]) => new Uint8Array(Buffer.from(lines.join(''), 'base64'));

export const smallJpeg = decoded(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAA',
  'AABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAA',
  'ABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAA',
  'AAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAA',
  'AAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAA',
  'AABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABQODxIP',
  'DRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjsh',
  'ITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAGAAgDASIAAhEB',
  'AxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAZEAADAQEBAAAAAAAAAAAAAAAAAQMRIVH/xAAVAQEBAAAAAAAAAAAAAAAA',
  'AAADBv/EABsRAQABBQEAAAAAAAAAAAAAAAIAAQMEERIh/9oADAMBAAIRAxEAPwCDSapmt88AAIyboPJWqSgWPadekfZ//9k=',
);

export const smallPng = decoded(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAYAAAD+Bd/7AAAALElEQVR4AZTOwQkAAAhC0U8ztf8E7lRX6RIK7yZiCcaBxhVP',
  '8oJoXL5wLy0AAAD//4DhV7sAAAAGSURBVAMAV9USZS7WTqoAAAAASUVORK5CYII=',
);

export const smallWebp = decoded(
  'UklGRjACAABXRUJQVlA4WAoAAAAgAAAABwAABQAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAA',
  'AABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAA',
  'ABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAA',
  'AAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAA',
  'AAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAA',
  'AABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggQgAAALAB',
  'AJ0BKggABgAEAGglsAJ0APRsNcAA/uNPob4NEZ8J8f5lHeERnW/d5v8N0f/xLiHF3v3Qpr79/rfCD/+W/XoAAA==',
);

export const losslessWebp = decoded(
  'UklGRgICAABXRUJQVlA4WAoAAAAgAAAABwAABQAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAA',
  'AABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAA',
  'ABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAA',
  'AAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAA',
  'AAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAA',
  'AABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDhMFAAAAC8H',
  'QAEADxDDfBrm+Q8Hf/iP6H/g',
);

/** Where a camera says that it was: nobody may find this again. */
export const POSITION = 'S15.4167 E28.2833 HOME';

const uint16 = (value: number) => Uint8Array.of(value >> 8, value & 255);
export const bytesOf = (text: string) =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

function exifOf(orientation: number): Uint8Array {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return joined(tiff, bytesOf(POSITION));
}

/** One segment of a JPEG. */
export function segment(marker: number, body: Uint8Array): Uint8Array {
  return joined(Uint8Array.of(0xff, marker), uint16(body.length + 2), body);
}

/** As a phone that is held this way up saves it (1 to 8): with its position, a comment, and a film behind its end. */
export function jpegFromPhone(orientation: number, picture: Uint8Array = smallJpeg): Uint8Array {
  return joined(
    picture.subarray(0, 2),
    segment(0xe1, joined(bytesOf('Exif\0\0'), exifOf(orientation))),
    segment(0xe1, bytesOf(`http://ns.adobe.com/xap/1.0/\0<x>${POSITION}</x>`)),
    segment(0xfe, bytesOf(POSITION)),
    picture.subarray(2),
    bytesOf(`ftypmp42 ${POSITION}`),
  );
}

/** One chunk of a PNG; nobody looks at the checksum of what is thrown away. */
export function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return joined(length, bytesOf(name), data, new Uint8Array(4));
}

/** With its position in a text and in EXIF data. */
export const pngWithPosition = joined(
  smallPng.subarray(0, 33),
  pngChunk('tEXt', bytesOf(POSITION)),
  pngChunk('eXIf', exifOf(6)),
  smallPng.subarray(33),
  bytesOf(POSITION),
);

/** With its position in EXIF data behind the pixels. */
export function webpWithPosition(): Uint8Array {
  const data = exifOf(1);
  const chunk = Buffer.alloc(8);
  chunk.write('EXIF', 'latin1');
  chunk.writeUInt32LE(data.length, 4);
  const whole = Buffer.from(joined(smallWebp, chunk, data, bytesOf(POSITION)));
  whole.writeUInt32LE(smallWebp.length + 8 + data.length - 8, 4);
  return new Uint8Array(whole);
}

/** A PNG that says it is so large and holds next to nothing. */
export function hugePng(width: number, height: number): Uint8Array {
  const png = Buffer.from(smallPng);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return new Uint8Array(png);
}

/** How a phone that saves HEIC begins its file. */
export const heicStart = joined(
  Uint8Array.of(0, 0, 0, 24),
  bytesOf('ftypheic'),
  new Uint8Array(400),
);

/** A JPEG that says it is so large, of at least so many bytes; another `mark` makes other bytes. */
export function jpegOfSize(width: number, height: number, bytes = 0, mark = 0): Uint8Array {
  const jpeg = Buffer.from(smallJpeg);
  const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex')) + 5;
  jpeg.writeUInt16BE(height, frame);
  jpeg.writeUInt16BE(width, frame + 2);
  const end = jpeg.length - 2;
  const pixels = new Uint8Array(bytes + 1).fill(mark);
  return joined(jpeg.subarray(0, end), pixels, jpeg.subarray(end));
}

/** A picture of three pieces, in which a word stands that is looked for afterwards. */
export function pictureOf(word: string): Uint8Array {
  const scan = Buffer.from(smallJpeg).indexOf(Buffer.from('ffc0', 'hex'));
  const tables = Array.from({ length: 60 }, () =>
    Buffer.concat([Buffer.from('ffdb0043', 'hex'), Buffer.alloc(65, 1)]),
  );
  const filled = Buffer.concat(Array.from({ length: 18 }, () => Buffer.concat(tables)));
  const marked = Buffer.concat([Buffer.from('ffdb0043', 'hex'), Buffer.from(word.padEnd(65, '.'))]);
  return jpegFromPhone(
    6,
    new Uint8Array(
      Buffer.concat([smallJpeg.subarray(0, scan), filled, marked, smallJpeg.subarray(scan)]),
    ),
  );
}
