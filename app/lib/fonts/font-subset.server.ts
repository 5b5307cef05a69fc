import { asWoff, padTo } from './woff.server.ts';

/**
 * A font for the browser with these letters of a TrueType font and no others: WOFF 1.0, without kerning and hints. Letters
 * that the font does not have are left out. Formats: OpenType 1.9 (cmap 4, glyf, loca), W3C WOFF File Format 1.0.
 * Throws for a font whose outlines are not TrueType.
 */
export function subsetFont(font: Buffer, letters: string): Buffer {
  const tables = tablesOf(font);
  const codes = [...new Set(letters)]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .sort((one, other) => one - other);
  const glyphOf = glyphsByCode(tableOf(tables, 'cmap'));
  const kept = codes.flatMap((code) => {
    const glyph = glyphOf(code);
    return glyph > 0 ? [{ code, glyph }] : [];
  });
  const outline = outlinesOf(tables);
  // The first glyph of a font stands for letters that it lacks; here the next font has them.
  const glyphs = [0, ...new Set(kept.map(({ glyph }) => glyph))];
  for (const glyph of glyphs)
    for (const { part } of partsOf(outline(glyph))) if (!glyphs.includes(part)) glyphs.push(part);
  const placeOf = (glyph: number) => glyphs.indexOf(glyph);
  const outlines = glyphs.map((glyph) =>
    glyph === 0 ? Buffer.alloc(0) : renumbered(outline(glyph), placeOf),
  );
  return asWoff({
    ...Object.fromEntries(['OS/2', 'post'].map((name) => [name, tableOf(tables, name)])),
    cmap: codeTable(kept.map(({ code, glyph }) => ({ code, place: placeOf(glyph) }))),
    ...outlineTables(outlines),
    head: patched(tableOf(tables, 'head'), [[50, 0]]),
    hhea: patched(tableOf(tables, 'hhea'), [[34, glyphs.length]]),
    hmtx: Buffer.concat(glyphs.map((glyph) => widthOf(tables, glyph))),
    maxp: patched(tableOf(tables, 'maxp'), [[4, glyphs.length]]),
    name: Buffer.from([0, 0, 0, 0, 0, 6]),
  });
}

type Tables = Map<string, Buffer>;

function tablesOf(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + 16 * index;
      const start = font.readUInt32BE(entry + 8);
      const name = font.toString('latin1', entry, entry + 4);
      return [name, font.subarray(start, start + font.readUInt32BE(entry + 12))];
    }),
  );
}

function tableOf(tables: Tables, name: string): Buffer {
  const table = tables.get(name);
  if (!table) throw new Error(`The font has no table ${name}`);
  return table;
}

/** By a subtable of format 4, which every font for the web has. */
function glyphsByCode(cmap: Buffer): (code: number) => number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(4 + 8 * index + 4),
  );
  const start = starts.find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('The font has no table of letters that we read');
  const segments = cmap.readUInt16BE(start + 6);
  const read = (column: number, index: number) =>
    cmap.readUInt16BE(start + 14 + column * segments + (column > 0 ? 2 : 0) + index * 2);
  return (code) => {
    for (let index = 0; index < segments / 2; index++) {
      if (code > read(0, index)) continue;
      const first = read(1, index);
      if (code < first) return 0;
      const [delta, range] = [read(2, index), read(3, index)];
      if (range === 0) return (code + delta) & 0xffff;
      const at = start + 16 + 3 * segments + index * 2 + range + 2 * (code - first);
      const glyph = cmap.readUInt16BE(at);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function outlinesOf(tables: Tables): (glyph: number) => Buffer {
  const [loca, glyf] = [tableOf(tables, 'loca'), tableOf(tables, 'glyf')];
  const isLong = tableOf(tables, 'head').readUInt16BE(50) === 1;
  const placeOf = (glyph: number) =>
    isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph);
  return (glyph) => glyf.subarray(placeOf(glyph), placeOf(glyph + 1));
}

/** Advance width and left side bearing. */
function widthOf(tables: Tables, glyph: number): Buffer {
  const hmtx = tableOf(tables, 'hmtx');
  const long = tableOf(tables, 'hhea').readUInt16BE(34);
  if (glyph < long) return hmtx.subarray(4 * glyph, 4 * glyph + 4);
  const bearing = 4 * long + 2 * (glyph - long);
  return Buffer.concat([
    hmtx.subarray(4 * long - 4, 4 * long - 2),
    hmtx.subarray(bearing, bearing + 2),
  ]);
}

const FLAG = { words: 1, scale: 8, more: 32, twoScales: 64, matrix: 128 } as const;

/** Where a letter that is put together, such as é, names its parts. */
function partsOf(outline: Buffer): { at: number; part: number }[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const parts: { at: number; part: number }[] = [];
  let at = 10;
  for (let flags: number = FLAG.more; flags & FLAG.more; ) {
    flags = outline.readUInt16BE(at);
    parts.push({ at: at + 2, part: outline.readUInt16BE(at + 2) });
    at += flags & FLAG.words ? 8 : 6;
    if (flags & FLAG.scale) at += 2;
    if (flags & FLAG.twoScales) at += 4;
    if (flags & FLAG.matrix) at += 8;
  }
  return parts;
}

function renumbered(outline: Buffer, placeOf: (glyph: number) => number): Buffer {
  return patched(
    outline,
    partsOf(outline).map(({ at, part }) => [at, placeOf(part)]),
  );
}

function patched(table: Buffer, words: [at: number, value: number][]): Buffer {
  const copy = Buffer.from(table);
  for (const [at, value] of words) copy.writeUInt16BE(value, at);
  return copy;
}

function outlineTables(outlines: Buffer[]): { glyf: Buffer; loca: Buffer } {
  const padded = outlines.map((outline) => padTo(2, outline));
  const loca = Buffer.alloc(2 * (padded.length + 1));
  let length = 0;
  padded.forEach((outline, index) => {
    length += outline.length;
    loca.writeUInt16BE(length / 2, 2 * (index + 1));
  });
  return { glyf: Buffer.concat(padded), loca };
}

/** Format 4 with a segment for each letter, and the one that ends it. */
function codeTable(letters: { code: number; place: number }[]): Buffer {
  const segments = [...letters, { code: 0xffff, place: 0 }];
  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const words = [
    ...[4, 16 + 8 * count, 0, 2 * count, 2 * power, Math.log2(power), 2 * (count - power)],
    ...segments.map(({ code }) => code),
    0,
    ...segments.map(({ code }) => code),
    ...segments.map(({ code, place }) => (place - code) & 0xffff),
    ...segments.map(() => 0),
  ];
  // One subtable, for Unicode on Windows, 12 bytes behind the start.
  return asWords([0, 1, 3, 1, 0, 12, ...words]);
}

function asWords(words: number[]): Buffer {
  const table = Buffer.alloc(2 * words.length);
  words.forEach((word, index) => {
    table.writeUInt16BE(word, 2 * index);
  });
  return table;
}
