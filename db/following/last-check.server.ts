import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** In the data folder: what the last look at the second place has found, also after a restart. */
const FILE = 'copy-check.json';
const schema = v.pipe(v.string(), v.parseJson(), v.object({ damage: v.optional(v.string()) }));

export function readLastDamage(dataDir: string): string | undefined {
  try {
    return v.parse(schema, readFileSync(join(dataDir, FILE), 'utf8')).damage;
  } catch {
    return undefined;
  }
}

export function noteDamage(dataDir: string, damage: string | undefined): void {
  writeFileSync(join(dataDir, FILE), JSON.stringify({ damage }));
}
