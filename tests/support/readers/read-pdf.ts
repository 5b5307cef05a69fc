import { inflateSync } from 'node:zlib';

export interface ReadPage {
  /** The words as somebody would select them, each piece on a line of its own. */
  text: string;
  /** Each rectangle as x, y, width and height. */
  rectangles: number[][];
}

/** The pages of a PDF that pdfkit has written: fonts inside, and streams packed. */
export function readPdf(file: Buffer): ReadPage[] {
  const objects = objectsOf(file);
  const letters = new Map<string, Map<string, string>>();
  const lettersOf = (font: string) => {
    const known = letters.get(font) ?? lettersIn(objects, font);
    letters.set(font, known);
    return known;
  };
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const content = objects.get(reference(head, 'Contents'))?.stream ?? '';
      const resources = objects.get(reference(head, 'Resources'))?.head ?? '';
      const fonts = fontsIn(resources);
      return { text: wordsIn(content, fonts, lettersOf), rectangles: rectanglesIn(content) };
    });
}

interface PdfObject {
  head: string;
  stream?: string;
}

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match;
    const [head = '', ...rest] = body.split('\nstream\n');
    const packed = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1');
    const isPacked = head.includes('FlateDecode');
    objects.set(
      id,
      rest.length === 0
        ? { head }
        : { head, stream: (isPacked ? inflateSync(packed) : packed).toString('latin1') },
    );
  }
  return objects;
}

function fontsIn(resources: string): Map<string, string> {
  return new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]),
  );
}

function reference(head: string, name: string): string {
  return new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '';
}

/** By the four digits of each glyph. */
function lettersIn(objects: Map<string, PdfObject>, font: string): Map<string, string> {
  const map = objects.get(reference(objects.get(font)?.head ?? '', 'ToUnicode'))?.stream ?? '';
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(
    /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g,
  )) {
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, code = ''], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return letters;
}

function wordsIn(
  content: string,
  fonts: Map<string, string>,
  lettersOf: (font: string) => Map<string, string>,
): string {
  const pieces: string[] = [];
  let letters = new Map<string, string>();
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) {
      letters = lettersOf(fonts.get(font) ?? '');
      continue;
    }
    const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(
      ([, hex]) => hex?.match(/.{4}/g) ?? [],
    );
    pieces.push(glyphs.map((glyph) => letters.get(glyph) ?? '\ufffd').join(''));
  }
  return pieces.join('\n');
}

function rectanglesIn(content: string): number[][] {
  return [...content.matchAll(/([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re\b/g)].map(
    ([, ...numbers]) => numbers.map(Number),
  );
}

/** The modules of the QR code on a page: its small squares, in rows. */
export function codeOn({ rectangles }: ReadPage): boolean[][] {
  const squares = rectangles.filter(([, , width = 0, height = 0]) => width === height && width < 5);
  const xs = squares.map(([x = 0]) => x);
  const ys = squares.map(([, y = 0]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const step = Math.min(...xs.filter((x) => x > left + 0.1)) - left;
  const size = Math.round((Math.max(...xs) - left) / step) + 1;
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [x = 0, y = 0] of squares) {
    const row = rows[Math.round((y - top) / step)];
    if (row) row[Math.round((x - left) / step)] = true;
  }
  return rows;
}

/** A part of a document as it is read aloud. */
export interface PdfTag {
  tag: string;
  /** What a figure shows. */
  alt?: string;
  /** Of this part itself. */
  words: string;
  parts: PdfTag[];
}

/** The tags of a PDF as a tree, in the order in which they are read. */
export function tagsOf(file: Buffer): PdfTag[] {
  const objects = objectsOf(file);
  const pieces = piecesOf(objects);
  const read = (id: string): PdfTag => {
    const head = objects.get(id)?.head ?? '';
    const children = /\/K \[([^\]]*)\]/.exec(head)?.[1] ?? '';
    const page = reference(head, 'Pg');
    const alt = /\/Alt \(((?:[^()\\]|\\.)*)\)/.exec(head)?.[1];
    const own = [...children.replace(/\d+ 0 R/g, '').matchAll(/\d+/g)];
    return {
      tag: /\/S \/(\w+)/.exec(head)?.[1] ?? '',
      ...(alt !== undefined && { alt }),
      words: own.map(([mcid]) => pieces.get(`${page} ${mcid}`) ?? '').join('\n'),
      parts: [...children.matchAll(/(\d+) 0 R/g)].map(([, child = '']) => read(child)),
    };
  };
  const root = [...objects.values()].find(({ head }) => /\/Type \/StructTreeRoot/.test(head));
  const kids = /\/K \[([^\]]*)\]/.exec(root?.head ?? '')?.[1] ?? '';
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => read(id));
}

/** The words of each marked piece, by page and number; those that no tag has under `nothing`. */
function piecesOf(objects: Map<string, PdfObject>): Map<string, string> {
  const pieces = new Map<string, string>();
  for (const [page, { head }] of objects) {
    if (!/\/Type \/Page\b/.test(head)) continue;
    const content = objects.get(reference(head, 'Contents'))?.stream ?? '';
    const resources = objects.get(reference(head, 'Resources'))?.head ?? '';
    const fonts = fontsIn(resources);
    const lettersOf = (font: string) => lettersIn(objects, font);
    for (const [, mcid = '', piece = ''] of content.matchAll(
      /\/\w+ <<\s*\/MCID (\d+)\s*>> BDC\n([\s\S]*?)\nEMC/g,
    )) {
      pieces.set(`${page} ${mcid}`, wordsIn(piece, fonts, lettersOf));
    }
  }
  return pieces;
}

/** What is drawn on the pages and is neither a piece nor marked as an artifact. */
export function untaggedContent(file: Buffer): string[] {
  const objects = objectsOf(file);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .flatMap(({ head }) => {
      const content = objects.get(reference(head, 'Contents'))?.stream ?? '';
      const outside = content.replace(/\/\w+ <<[^>]*>> BDC\n[\s\S]*?\nEMC/g, '');
      return outside.match(/.* (?:TJ|re|f|S)$/gm) ?? [];
    });
}
