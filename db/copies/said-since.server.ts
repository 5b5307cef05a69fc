import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import * as v from 'valibot';
import {
  TOLD_OF_STATUSES,
  tellNoMore,
  toldOfStatusesSchema,
} from '#desk/cases/turns/told-since-copy.server.ts';
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
import {
  REMINDED_REQUESTS,
  remindedRequestsSchema,
  remindNoMore,
} from '#features/enrollment/requests/reminded-since-copy.server.ts';
import {
  DRAWS,
  type DrawSince,
  drawnSince,
  drawsSchema,
} from '#features/enrollment/rounds/drawn-since-copy.ts';
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

/**
 * What a restore must not make unsaid: which mails have left, of what people were reminded, who may not be told, and who
 * is not let in; and which draws were made, of which it only tells.
 */
export interface Said {
  mails: v.InferOutput<typeof settledMailsSchema>;
  told: v.InferOutput<typeof toldOfStatusesSchema>;
  reminded: v.InferOutput<typeof remindedRequestsSchema>;
  draws: v.InferOutput<typeof drawsSchema>;
  barred: v.InferOutput<typeof barredLinesSchema>;
  keys: v.InferOutput<typeof barredKeysSchema>;
  accounts: ReadonlySet<string>;
  ways: WaysIn;
}

/** What of it a copy does not know. */
type Unsaid = Omit<Said, 'accounts' | 'ways' | 'draws'> & { closed: WaysIn; draws: DrawSince[] };

/** Of how many people it was said again, and what can only be told. */
export interface SaidAgain {
  /** Who may not be told of a child, or not collect it. */
  barred: number;
  /** Who works at the desk no more. */
  ended: number;
  /** What people have seen drawn, and the copy says otherwise. */
  draws: DrawSince[];
}

/** What the data say that a copy will replace; `isWhole` is false where there are data that could not be asked. */
export async function findSaid(env: Place): Promise<{ said?: Said; isWhole: boolean }> {
  if (!(await isAnythingThere(env))) return { isWhole: true };
  try {
    const people = [BARRED_LINES, BARRED_KEYS, ACCOUNTS];
    const [barred, keys, accounts] = await ask(env, people);
    const left = [SETTLED_MAILS, TOLD_OF_STATUSES, REMINDED_REQUESTS, DRAWS];
    const [mails, told, reminded, draws] = await ask(env, left);
    const said = {
      mails: v.parse(settledMailsSchema, mails),
      told: v.parse(toldOfStatusesSchema, told),
      reminded: v.parse(remindedRequestsSchema, reminded),
      draws: v.parse(drawsSchema, draws),
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
  const [told = [], reminded = [], draws = []] = await ask(env, [
    TOLD_OF_STATUSES,
    REMINDED_REQUESTS,
    DRAWS,
  ]);
  const isTold = new Set(told.map((row) => JSON.stringify(row)));
  const isReminded = new Set(reminded.map(({ id }) => id));
  const isWaiting = new Set(waiting.map(({ id }) => id));
  const isKnown = new Set(known.map(({ id }) => id));
  return {
    mails: said.mails.filter(({ id }) => isWaiting.has(id)),
    told: said.told.filter((row) => !isTold.has(JSON.stringify(row))),
    reminded: said.reminded.filter(({ id }) => !isReminded.has(id)),
    draws: drawnSince(v.parse(drawsSchema, draws), said.draws),
    barred: said.barred.filter(({ id }) => !isKnown.has(id)),
    keys: said.keys,
    closed: closedSince(await listWays(env), said),
  };
}

/** Says it again in data from a copy, which `store` has brought to this version. */
export async function sayAgain(store: Store, env: Place, said: Said): Promise<SaidAgain> {
  const { mails, told, reminded, barred, keys, closed, draws } = await unsaidIn(env, said);
  return store.write(async (transaction) => {
    await settleAgain(transaction, mails);
    await tellNoMore(transaction, told);
    await remindNoMore(transaction, reminded);
    return {
      draws,
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
