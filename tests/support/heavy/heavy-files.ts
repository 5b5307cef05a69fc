import { pngChunk, smallJpeg, smallPng } from '../samples/sample-pictures.ts';
import { zipOf } from '../samples/sample-resumes.ts';

interface HeavyFile {
  name: string;
  bytes: Uint8Array;
}

const LARGEST = 5 * 1024 * 1024 - 2000;
const repeated = (piece: Uint8Array, size = LARGEST) =>
  Buffer.alloc(Math.floor(size / piece.length) * piece.length, piece);
const jpegWith = (inside: Uint8Array) =>
  Buffer.concat([smallJpeg.subarray(0, 2), inside, smallJpeg.subarray(2)]);
const scan = Buffer.from(smallJpeg).lastIndexOf(Buffer.from([0xff, 0xda])) + 14;
const webp = (chunks: Uint8Array) => {
  const start = Buffer.from('RIFF0000WEBP');
  start.writeUInt32LE(chunks.length + 4, 4);
  return Buffer.concat([start, chunks]);
};
const contentTypes = '[Content_Types].xml';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const docx = (...more: { name: string; content: string }[]) =>
  zipOf([
    {
      name: contentTypes,
      content: `<Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    },
    { name: 'word/document.xml', content: '<w/>' },
    ...more,
  ]);
const text = (of: string) => Buffer.from(of, 'latin1');

/** Files as large as one may be, of the smallest pieces that their format has. */
export const manyPieces = {
  'a JPEG of segments': {
    name: 'a.jpg',
    bytes: jpegWith(repeated(Buffer.from([0xff, 0xdb, 0, 2]))),
  },
  'a JPEG of stuffed bytes': {
    name: 'a.jpg',
    bytes: Buffer.concat([
      smallJpeg.subarray(0, scan),
      repeated(Buffer.from([0xff, 0])),
      smallJpeg.subarray(-2),
    ]),
  },
  'a JPEG of fill bytes': { name: 'a.jpg', bytes: jpegWith(repeated(Buffer.from([0xff]))) },
  'a PNG of chunks': {
    name: 'a.png',
    bytes: Buffer.concat([
      smallPng.subarray(0, 33),
      repeated(pngChunk('tEXt', new Uint8Array())),
      smallPng.subarray(33),
    ]),
  },
  'a WebP of chunks': {
    name: 'a.webp',
    bytes: webp(repeated(Buffer.concat([text('EXIF'), Buffer.alloc(4)]))),
  },
  'a PDF of beginnings': {
    name: 'a.pdf',
    bytes: Buffer.concat([text('%PDF-1.4\n'), repeated(text('/Encrypt 1 '))]),
  },
  'an old document of names': {
    name: 'a.doc',
    bytes: Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(22),
      Buffer.from([9, 0]),
      Buffer.alloc(97),
      repeated(Buffer.from('WordDocument\0', 'utf16le')),
    ]),
  },
  'a document of parts': {
    name: 'a.docx',
    bytes: docx(...Array.from({ length: 990 }, (_, at) => ({ name: `${at}`, content: '' }))),
  },
  'a document of more parts than are looked at': {
    name: 'a.docx',
    bytes: docx(...Array.from({ length: 40_000 }, (_, at) => ({ name: `${at}`, content: '' }))),
  },
} satisfies Record<string, HeavyFile>;

/** Documents that are small as they are sent, and unpack to as much as is taken. */
export const inflated = {
  'a document that unpacks to 48 MB': {
    name: 'a.docx',
    bytes: docx({ name: 'word/a.xml', content: 'a'.repeat(48 * 1024 * 1024) }),
  },
  'a document with a list of relations': {
    name: 'a.docx',
    bytes: docx({
      name: 'word/_rels/a.rels',
      content: '<Relationship Target="/frame" &#65;/>'.repeat(26_000),
    }),
  },
  'a document with a list of spaces': {
    name: 'a.docx',
    bytes: docx({
      name: 'word/_rels/a.rels',
      content: `<Relationship ${'/frame  '.repeat(60_000)}${'Target= '.repeat(60_000)}`,
    }),
  },
} satisfies Record<string, HeavyFile>;
