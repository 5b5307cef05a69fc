import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { inject } from 'vitest';
import { newDataFolder } from '../running-school.ts';

export type StoreKind = 'SQLite' | 'PostgreSQL';
export const storeKinds: StoreKind[] = ['SQLite', 'PostgreSQL'];

/** PostgreSQL is not installed everywhere; what runs on it is then reported as skipped. */
export const isMissing = (kind: StoreKind) => kind === 'PostgreSQL' && !inject('postgresUrl');
/** For `describe.each`: a suite that is left empty would count as failed. */
export const presentStoreKinds = () => storeKinds.filter((kind) => !isMissing(kind));

/** A store of one school's own, looked at from outside as the office's tools would. */
export interface SchoolDatabase {
  /** For `runSchool`. */
  settings: Record<string, string>;
  dataDir: string;
  rows(query: string): Promise<Record<string, string>[]>;
  /** Copies the data away without our command, while no school runs on them; gives the way to put them back so. */
  copyByHand(): Promise<() => Promise<void>>;
  remove(): Promise<void>;
}

/** One of the newest schema, without a row; its files in a folder of `parent`. */
export const newDatabase = (kind: StoreKind, parent?: string) =>
  makeDatabase(kind, newDataFolder(parent), 'template1');

/** One without a table, as the very first start or a restore finds it. */
export const emptyDatabase = (kind: StoreKind) =>
  makeDatabase(kind, mkdtempSync(join(tmpdir(), 'school-')), 'template0');

async function makeDatabase(
  kind: StoreKind,
  dataDir: string,
  template: 'template0' | 'template1',
): Promise<SchoolDatabase> {
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === 'SQLite') {
    return {
      settings: {},
      dataDir,
      rows: async (query) => rowsOfFile(join(dataDir, 'school.db'), query),
      async copyByHand() {
        const copy = `${dataDir}-by-hand`;
        cpSync(dataDir, copy, { recursive: true });
        return async () => {
          removeFolder();
          renameSync(copy, dataDir);
        };
      },
      remove: async () => removeFolder(),
    };
  }
  const server = inject('postgresUrl');
  const name = `school_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(`${server}/postgres`, `create database ${name} template ${template}`);
  return {
    settings: { DATABASE_URL: `${server}/${name}` },
    dataDir,
    rows: (query) => askPostgres(`${server}/${name}`, query),
    async copyByHand() {
      await askPostgres(`${server}/postgres`, `create database ${name}_by_hand template ${name}`);
      return async () => {
        await askPostgres(`${server}/postgres`, `drop database ${name}`);
        await askPostgres(`${server}/postgres`, `alter database ${name}_by_hand rename to ${name}`);
      };
    },
    async remove() {
      await askPostgres(`${server}/postgres`, `drop database ${name} with (force)`);
      removeFolder();
    },
  };
}

/** What a query finds in a SQLite file. */
export function rowsOfFile(file: string, query: string) {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    return database.prepare(query).all() as Record<string, string>[];
  } finally {
    database.close();
  }
}

/** Rows of a PostgreSQL, by a connection of their own. */
export async function askPostgres(connectionString: string, query: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(query)).rows as Record<string, string>[];
  } finally {
    await client.end();
  }
}
