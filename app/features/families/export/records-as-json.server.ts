import type { ExportedRecords } from './export-records.server.ts';

/** Of three bytes become four characters: pieces of this length join without a gap. */
const PIECE_BYTES = 3 * 65_536;
const NAME = '\n    {\n      "name": ';
const BYTES = ',\n      "base64": "';

/** A `RecordsExport` as JSON, piece by piece, so that the files of a family are never in memory at once. */
export async function* recordsAsJson({ data, files }: ExportedRecords): AsyncGenerator<Buffer> {
  const withoutItsEnd = JSON.stringify(data, null, 2).slice(0, -'\n}'.length);
  yield Buffer.from(`${withoutItsEnd},\n  "files": [`);
  for (const [at, { name, read }] of files.entries()) {
    yield Buffer.from(`${at > 0 ? ',' : ''}${NAME}${JSON.stringify(name)}`);
    const bytes = await read();
    if (bytes) {
      yield Buffer.from(BYTES);
      for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
        yield Buffer.from(bytes.toString('base64', from, from + PIECE_BYTES), 'latin1');
      }
      yield Buffer.from('"');
    }
    yield Buffer.from('\n    }');
  }
  yield Buffer.from(files.length > 0 ? '\n  ]\n}' : ']\n}');
}
