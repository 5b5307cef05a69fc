import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import * as v from 'valibot';

export const MANIFEST = 'manifest.json';
export const FILES_FOLDER = 'files';
export const SECRET_FILE = 'secret';
/** What the database is called in a copy. */
export const databaseFiles = { sqlite: 'school.db', postgres: 'school.dump' } as const;

const copied = v.object({
  name: v.string(),
  bytes: v.number(),
  sha256: v.pipe(v.string(), v.hexadecimal()),
});

/** What a copy holds. It is written last: a folder without it is no copy. */
export const manifestSchema = v.object({
  version: v.literal(1),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  database: v.object({
    kind: v.picklist(['sqlite', 'postgres']),
    ...copied.entries,
    /** How many rows each table has. */
    rows: v.record(v.string(), v.number()),
  }),
  files: v.array(copied),
  /** Files that rows name and that were not there. */
  missing: v.array(v.string()),
  secret: v.optional(copied),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type Copied = v.InferOutput<typeof copied>;

/** Size and checksum of a file, read piece by piece. */
export async function factsOf(path: string, name: string): Promise<Copied> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { name, bytes, sha256: hash.digest('hex') };
}
