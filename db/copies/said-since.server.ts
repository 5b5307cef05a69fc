import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import * as v from 'valibot';
import {
  BARRED_KEYS,
  BARRED_LINES,
  barAgain,
  barredKeysSchema,
  barredLinesSchema,
} from '#features/enrollment/barred/barred-since-copy.server.ts';
import type { Environment } from '#lib/env.server.ts';
import {
  SETTLED_MAILS,
  settleAgain,
  settledMailsSchema,
  WAITING_MAILS,
} from '#lib/mail/settled-since-copy.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { databaseFiles } from './manifest.ts';

type Place = Pick<Environment, 'databaseUrl' | 'dataDir'>;

const saidSchema = v.object({
  mails: settledMailsSchema,
  barred: barredLinesSchema,
  keys: barredKeysSchema,
});

/** What a restore must not make unsaid: mails that have left, and people who may not be told. */
type Said = v.InferOutput<typeof saidSchema>;

/** What the data say that a copy will replace; undefined where there are none, or none that can be asked. */
export async function findSaid(env: Place): Promise<Said | undefined> {
  try {
    const [mails, barred, keys] = await ask(env, [SETTLED_MAILS, BARRED_LINES, BARRED_KEYS]);
    return v.parse(saidSchema, { mails, barred, keys });
  } catch {
    // Damaged, or of another version.
    return undefined;
  }
}

/** What of it the copy that was brought back does not know; undefined where it knows all. */
export async function unsaidIn(env: Place, said: Said | undefined): Promise<Said | undefined> {
  if (!said) return undefined;
  const [waiting = [], known = []] = await ask(env, [WAITING_MAILS, BARRED_LINES]).catch(() => []);
  const isWaiting = new Set(waiting.map(({ id }) => id));
  const isKnown = new Set(known.map(({ id }) => id));
  const mails = said.mails.filter(({ id }) => isWaiting.has(id));
  const barred = said.barred.filter(({ id }) => !isKnown.has(id));
  return mails.length + barred.length > 0 ? { ...said, mails, barred } : undefined;
}

/** Says it again in data from a copy. Returns of how many people who may not be told. */
export function sayAgain(store: Store, { mails, barred, keys }: Said): Promise<number> {
  return store.write(async (transaction) => {
    await settleAgain(transaction, mails);
    return barAgain(transaction, { lines: barred, keys });
  });
}

async function ask(
  { databaseUrl, dataDir }: Place,
  queries: readonly string[],
): Promise<Record<string, unknown>[][]> {
  if (databaseUrl) return askPostgres(databaseUrl, queries);
  const file = join(dataDir, databaseFiles.sqlite);
  if (!existsSync(file)) throw new Error('There is no database yet.');
  const database = new DatabaseSync(file);
  try {
    return queries.map((query) => database.prepare(query).all());
  } finally {
    database.close();
  }
}

async function askPostgres(connectionString: string, queries: readonly string[]) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const answers = [];
    for (const query of queries) answers.push((await client.query(query)).rows);
    return answers;
  } finally {
    await client.end();
  }
}
