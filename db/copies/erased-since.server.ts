import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import * as v from 'valibot';
import type { Environment } from '#lib/env.server.ts';
import {
  databaseFiles,
  erasuresSchema,
  MANIFEST,
  type Manifest,
  manifestSchema,
} from './manifest.ts';

type Erasures = Manifest['erasures'];

/** What was erased, as far as it can be known; `isWhole` is false where what is there now could not be asked. */
interface KnownErasures {
  erasures: Erasures;
  isWhole: boolean;
}

/** The erasures that the stores list which a copy will replace, and those in the manifests of the copies beside it. */
export async function findErasures(
  env: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  copy: string,
): Promise<KnownErasures> {
  const beside = await erasuresBeside(copy);
  try {
    const present = env.databaseUrl
      ? await erasuresInPostgres(env.databaseUrl)
      : erasuresInFile(join(env.dataDir, databaseFiles.sqlite));
    return { erasures: [...present, ...beside], isWhole: true };
  } catch {
    // Damaged, or of a version from before there were erasures.
    return { erasures: beside, isWhole: false };
  }
}

/** Throws for a database that is damaged, or of a version from before there were erasures. */
export function erasuresInFile(file: string): Erasures {
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file);
  try {
    return v.parse(erasuresSchema, database.prepare('select * from erasures').all());
  } finally {
    database.close();
  }
}

async function erasuresInPostgres(connectionString: string): Promise<Erasures> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(`select to_regclass('public.erasures') as found`);
    const found = rows[0].found ? (await client.query('select * from public.erasures')).rows : [];
    return v.parse(erasuresSchema, found);
  } finally {
    await client.end();
  }
}

export async function erasuresBeside(copy: string): Promise<Erasures> {
  const parent = dirname(copy);
  const found: Erasures = [];
  for (const name of await readdir(parent)) {
    const text = await readFile(join(parent, name, MANIFEST), 'utf8').catch(() => '');
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
    if (parsed.success) found.push(...parsed.output.erasures);
  }
  return found;
}
