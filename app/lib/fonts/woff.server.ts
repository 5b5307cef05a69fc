import { deflateSync } from 'node:zlib';

/** Zeros behind the bytes, up to a multiple of `step`. */
export const padTo = (step: number, bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc((step - (bytes.length % step)) % step)]);

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;

/** These tables of a font as one WOFF 1.0 file (W3C WOFF File Format 1.0). */
export function asWoff(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables).sort();
  let place = WOFF_HEAD + WOFF_ENTRY * names.length;
  let unpacked = 12 + 16 * names.length;
  const entries: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const name of names) {
    const table = tables[name] ?? Buffer.alloc(0);
    const packed = deflateSync(table, { level: 9 });
    const body = packed.length < table.length ? packed : table;
    const entry = Buffer.alloc(WOFF_ENTRY);
    entry.write(name.padEnd(4), 0, 'latin1');
    for (const [index, value] of [place, body.length, table.length, sumOf(table)].entries())
      entry.writeUInt32BE(value, 4 + 4 * index);
    entries.push(entry);
    bodies.push(padTo(4, body));
    place += padTo(4, body).length;
    unpacked += padTo(4, table).length;
  }
  const head = Buffer.alloc(WOFF_HEAD);
  head.write('wOFF', 0, 'latin1');
  head.writeUInt32BE(0x00010000, 4);
  head.writeUInt32BE(place, 8);
  head.writeUInt16BE(names.length, 12);
  head.writeUInt32BE(unpacked, 16);
  head.writeUInt16BE(1, 20);
  return Buffer.concat([head, ...entries, ...bodies]);
}

/** The sum of a table's words, as every font says it. */
function sumOf(table: Buffer): number {
  const padded = padTo(4, table);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
