import { crc32, deflateRawSync } from 'node:zlib';

/** Small real documents, made here so that a test can say what is wrong with one. */

/** One page that says "Curriculum vitae". */
export function samplePdf({ trailer = '' }: { trailer?: string } = {}): Buffer {
  const text = 'BT /F1 18 Tf 72 720 Td (Curriculum vitae) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}

interface ZipPart {
  name: string;
  content?: string | Buffer;
  /** The earlier part whose bytes the directory names once more instead. */
  bytesOf?: string;
  isEncrypted?: boolean;
  /** What the directory says the content unpacks to, when that is a lie. */
  claimedSize?: number;
}

export function zipOf(parts: ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  const placed = new Map<string, { at: number; bytes: Buffer }>();
  let end = 0;
  for (const { name, content = '', bytesOf, isEncrypted, claimedSize } of parts) {
    const { at, bytes } = placed.get(bytesOf ?? '') ?? { at: end, bytes: Buffer.from(content) };
    const packed = deflateRawSync(bytes);
    const named = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimedSize ?? bytes.length, 18);
    facts.writeUInt16LE(named.length, 22);
    if (bytesOf === undefined) {
      files.push(Buffer.from('PK\x03\x04', 'latin1'), facts, named, packed);
      end += 30 + named.length + packed.length;
    }
    placed.set(name, { at, bytes });
    const position = Buffer.alloc(14);
    position.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, position, named);
  }
  const listed = Buffer.concat(directory);
  const last = Buffer.alloc(22);
  last.write('PK\x05\x06', 'latin1');
  last.writeUInt16LE(parts.length, 8);
  last.writeUInt16LE(parts.length, 10);
  last.writeUInt32LE(listed.length, 12);
  last.writeUInt32LE(end, 16);
  return Buffer.concat([...files, listed, last]);
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MACRO_WORD = 'application/vnd.ms-word.document.macroEnabled.main+xml';

function contentTypes(main: string): ZipPart {
  return {
    name: '[Content_Types].xml',
    content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
  };
}

const relations: ZipPart = {
  name: '_rels/.rels',
  content:
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
};
const document: ZipPart = {
  name: 'word/document.xml',
  content:
    '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Curriculum vitae</w:t></w:r></w:p></w:body></w:document>',
};

/** `extra` stands beside the document; `withMacroType` is what a renamed `.docm` says of itself. */
export function sampleDocx(
  extra: ZipPart[] = [],
  options: { withMacroType?: boolean } = {},
): Buffer {
  const main = options.withMacroType ? MACRO_WORD : WORD;
  return zipOf([contentTypes(main), relations, document, ...extra]);
}

const SECTOR = 512;

/** A Word 97 container with the named streams; the first one begins in the sector after the directory. */
export function sampleDoc(
  streams: string[] = ['WordDocument', '1Table'],
  options: { isEncrypted?: boolean } = {},
): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 48);
  const table = Buffer.alloc(SECTOR, 0xff);
  const entries = ['Root Entry', ...streams].map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry.writeUInt32LE(2, 116);
    return entry;
  });
  const directory = Buffer.concat([...entries, Buffer.alloc(SECTOR)]).subarray(0, SECTOR);
  const document = Buffer.alloc(SECTOR);
  document.writeUInt16LE(0xa5ec, 0);
  document.writeUInt16LE(options.isEncrypted ? 0x0100 : 0, 10);
  return Buffer.concat([header, table, directory, document]);
}

export function fileOf(bytes: Buffer, name: string): File {
  return new File([new Uint8Array(bytes)], name);
}
