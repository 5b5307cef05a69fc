import { lstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { CannotStart } from '#lib/env.server.ts';
import { FILES_FOLDER, factsOf, MANIFEST, type Manifest, manifestSchema } from './manifest.ts';

/** Reads the manifest and checks everything that it names. */
export async function verify(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const { database, files, secret } = manifest;
  await expectSame(folder, database);
  if (secret) await expectSame(folder, secret);
  for (const file of files) await expectSame(join(folder, FILES_FOLDER), file);
  if (database.kind === 'sqlite') expectWhole(join(folder, database.name));
  return manifest;
}

/** Throws `CannotStart` for what is no finished copy of ours. */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST), 'utf8');
  } catch {
    throw new CannotStart(`${folder} is no finished copy: it has no ${MANIFEST}.`);
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!parsed.success) throw new CannotStart(unreadable(parsed.issues[0]));
  return parsed.output;
}

/** An odd name is told as JSON: it may hold anything, line breaks too. */
function unreadable({ path, input }: v.BaseIssue<unknown>): string {
  const key = path?.findLast((item) => typeof item.key === 'string')?.key;
  return key === 'name' || key === 'missing'
    ? `The ${MANIFEST} of this copy names a file that the site never wrote: ${JSON.stringify(input)}.`
    : `The ${MANIFEST} of this copy cannot be read.`;
}

/** Throws `CannotStart` where a file of a copy is not what was copied. */
export async function expectSame(
  folder: string,
  expected: { name: string; sha256: string | undefined },
): Promise<void> {
  const path = join(folder, expected.name);
  // A link would bring in what lies elsewhere on this machine.
  const isFile = lstatSync(path, { throwIfNoEntry: false })?.isFile();
  const isSame = isFile && (await factsOf(path, expected.name)).sha256 === expected.sha256;
  if (!isSame) throw new CannotStart(`This copy is damaged: ${path} is not what was copied.`);
}

function expectWhole(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [found] = database.prepare('pragma integrity_check').all();
    if (found?.integrity_check !== 'ok') throw new CannotStart('The copied database is damaged.');
  } finally {
    database.close();
  }
}
