import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import * as v from 'valibot';
import {
  ACCOUNTS,
  accountsSchema,
  closeAgain,
  closedSince,
  kindsOfWays,
  WAYS_IN,
  type WaysIn,
  waysInSchema,
} from '#features/accounts/closed-since-copy.server.ts';
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

/** What a restore must not make unsaid: which mails have left, who may not be told, and who is not let in. */
export interface Said {
  mails: v.InferOutput<typeof settledMailsSchema>;
  barred: v.InferOutput<typeof barredLinesSchema>;
  keys: v.InferOutput<typeof barredKeysSchema>;
  accounts: ReadonlySet<string>;
  ways: WaysIn;
}

/** What of it a copy does not know. */
type Unsaid = Omit<Said, 'accounts' | 'ways'> & { closed: WaysIn };

/** Of how many people it was said again. */
export interface SaidAgain {
  /** Who may not be told of a child, or not collect it. */
  barred: number;
  /** Who works at the desk no more. */
  ended: number;
}

/** What the data say that a copy will replace; `isWhole` is false where there are data that could not be asked. */
export async function findSaid(env: Place): Promise<{ said?: Said; isWhole: boolean }> {
  if (!(await isAnythingThere(env))) return { isWhole: true };
  try {
    const queries = [SETTLED_MAILS, BARRED_LINES, BARRED_KEYS, ACCOUNTS];
    const [mails, barred, keys, accounts] = await ask(env, queries);
    const said = {
      mails: v.parse(settledMailsSchema, mails),
      barred: v.parse(barredLinesSchema, barred),
      keys: v.parse(barredKeysSchema, keys),
      accounts: new Set(v.parse(accountsSchema, accounts).map(({ id }) => id)),
      ways: await listWays(env),
    };
    return { said, isWhole: true };
  } catch {
    // Damaged, or of another version.
    return { isWhole: false };
  }
}

async function isAnythingThere({ databaseUrl, dataDir }: Place): Promise<boolean> {
  if (!databaseUrl) return existsSync(join(dataDir, databaseFiles.sqlite));
  const [tables] = await askPostgres(databaseUrl, [
    `select 1 from pg_tables where schemaname = 'public' limit 1`,
  ]);
  return tables !== undefined && tables.length > 0;
}

async function listWays(env: Place): Promise<WaysIn> {
  const lists = await ask(
    env,
    kindsOfWays.map((kind) => WAYS_IN[kind]),
  );
  return Object.fromEntries(
    kindsOfWays.map((kind, at) => [kind, v.parse(waysInSchema, lists[at])]),
  ) as WaysIn;
}

/** What of it the copy that was brought back, and is of this version by now, does not know. */
async function unsaidIn(env: Place, said: Said): Promise<Unsaid> {
  const [waiting = [], known = []] = await ask(env, [WAITING_MAILS, BARRED_LINES]);
  const isWaiting = new Set(waiting.map(({ id }) => id));
  const isKnown = new Set(known.map(({ id }) => id));
  return {
    mails: said.mails.filter(({ id }) => isWaiting.has(id)),
    barred: said.barred.filter(({ id }) => !isKnown.has(id)),
    keys: said.keys,
    closed: closedSince(await listWays(env), said),
  };
}

/** Says it again in data from a copy, which `store` has brought to this version. */
export async function sayAgain(store: Store, env: Place, said: Said): Promise<SaidAgain> {
  const { mails, barred, keys, closed } = await unsaidIn(env, said);
  return store.write(async (transaction) => {
    await settleAgain(transaction, mails);
    return {
      barred: await barAgain(transaction, { lines: barred, keys }),
      ended: await closeAgain(transaction, closed),
    };
  });
}

async function ask(
  { databaseUrl, dataDir }: Place,
  queries: readonly string[],
): Promise<Record<string, unknown>[][]> {
  if (databaseUrl) return askPostgres(databaseUrl, queries);
  const database = new DatabaseSync(join(dataDir, databaseFiles.sqlite));
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
