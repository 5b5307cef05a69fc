import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isKeptName } from '#lib/files/files.server.ts';

export const MANIFEST = 'manifest.json';
/** Stands in a copy until its manifest does: only by it is an unfinished copy told from somebody's own folder. */
export const BEGUN = 'copy-begun.json';
export const FILES_FOLDER = 'files';
/** The end of the name of what is encrypted (age-encryption.org/v1). */
export const SEALED = '.age';
export const SECRET_FILE = 'secret';
/** What the database is called in a copy. */
export const databaseFiles = { sqlite: 'school.db', postgres: 'school.dump' } as const;

const named = (isOurs: (name: string) => boolean) =>
  v.object({
    name: v.pipe(v.string(), v.check(isOurs)),
    bytes: v.number(),
    sha256: v.pipe(v.string(), v.hexadecimal()),
  });

const isFileName = (name: string) => isKeptName(name) && !name.endsWith('.part');

/** A row of the table `erasures`. */
const erasureSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  kind: v.string(),
  reference: v.nullable(v.string()),
  // Of a copy from before addresses were kept as hashes.
  subject_hash: v.optional(v.nullable(v.string()), null),
  reason: v.picklist(['request', 'retention']),
  erased_at: v.pipe(v.string(), v.isoTimestamp()),
  removed: v.string(),
  // Of a copy from before an erasure could be left undone.
  left_at: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
});
export const erasuresSchema = v.array(erasureSchema);

/**
 * What a copy holds. It is written last: a folder without it is no copy. A copy may have passed through other hands,
 * so names that the site never gives are refused: they would be read and written elsewhere.
 */
export const manifestSchema = v.object({
  version: v.literal(1),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** What the site's own clock had said last; of a site that runs this is a few minutes before. */
  clockReadAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  database: v.pipe(
    v.object({
      kind: v.picklist(['sqlite', 'postgres']),
      ...named((name) => Object.values<string>(databaseFiles).includes(name)).entries,
      /** How many rows each table has. */
      rows: v.record(v.string(), v.number()),
    }),
    v.check(({ kind, name }) => name === databaseFiles[kind]),
  ),
  files: v.array(named(isFileName)),
  /** What was wrong with the pages of the database that it was copied from. */
  damage: v.optional(v.string()),
  /** Files that rows name and that were not there. */
  missing: v.array(v.pipe(v.string(), v.check(isFileName))),
  secret: v.optional(named((name) => name === SECRET_FILE)),
  /** What had been erased until then, so that an older copy that is brought back loses it again. */
  erasures: v.optional(erasuresSchema, []),
  /**
   * Where each file is encrypted, under its name and `.age`: the checksums of those, in the order of `pathsIn`, so that
   * whoever has no key can see that they are whole. The others are of what is in them.
   */
  sealed: v.optional(v.array(v.pipe(v.string(), v.hexadecimal()))),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type Copied = Manifest['files'][number];

/** Where each file of a copy lies in its folder. */
export function pathsIn({ database, secret, files }: Manifest): string[] {
  return [
    database.name,
    ...(secret ? [secret.name] : []),
    ...files.map(({ name }) => join(FILES_FOLDER, name)),
  ];
}

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
