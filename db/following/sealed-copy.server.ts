import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from '#lib/env.server.ts';
import { type FileStore, flushFolder, writeThrough } from '#lib/files/files.server.ts';
import { backUp, beginCopy, expectDatabase, finishCopy } from '../copies/back-up.server.ts';
import { FILES_FOLDER, factsOf, type Manifest, pathsIn, SEALED } from '../copies/manifest.ts';
import { expectSame, readManifest } from '../copies/read-copy.server.ts';
import { inScratch } from './scratch.server.ts';
import type { Sealing, Unseal } from './seal.server.ts';

/** In the data folder, while a copy is made: nothing reaches the other disk unencrypted, not even for a moment. */
const SEALING = 'sealing-copy';

/** Like `backUp`; each file of the copy is encrypted, and its manifest, which names nobody, is not. */
export async function backUpSealed(
  env: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  files: Pick<FileStore, 'read'>,
  target: string,
  { seal }: Sealing,
): Promise<Manifest> {
  expectDatabase(env);
  const folder = await beginCopy(target);
  return inScratch(env.dataDir, SEALING, async (scratch) => {
    const plain = join(scratch, 'copy');
    const manifest = await backUp(env, files, plain);
    const sealed: string[] = [];
    const filesFolder = join(folder, FILES_FOLDER);
    await mkdir(filesFolder, { mode: 0o700 });
    for (const path of pathsIn(manifest)) {
      const bytes = await seal(await readFile(join(plain, path)));
      const name = path + SEALED;
      await writeThrough(join(folder, name), Buffer.from(bytes));
      sealed.push((await factsOf(join(folder, name), name)).sha256);
    }
    await flushFolder(filesFolder);
    await finishCopy(folder, { ...manifest, sealed });
    return manifest;
  });
}

/** Puts what is in an encrypted copy into an empty folder, as `backUp` would have made it; gives that folder. */
export async function openSealedCopy(
  source: string,
  unseal: Unseal,
  scratch: string,
): Promise<string> {
  const { sealed: sums = [], ...manifest } = await readManifest(source);
  // Without what was opened with another key.
  const folder = await beginCopy(join(scratch, crypto.randomUUID()));
  for (const [at, path] of pathsIn(manifest).entries()) {
    const name = path + SEALED;
    const sealed = join(source, name);
    await expectSame(source, { name, sha256: sums[at] });
    const bytes = await unseal(await readFile(sealed), sealed);
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    await writeThrough(join(folder, path), Buffer.from(bytes));
  }
  await finishCopy(folder, manifest);
  return folder;
}
