import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { insideWrite, readsOutsideWrites, refuseInsideWrite } from './inside-write.server.ts';
import { overwriteErased } from './overwrite-erased.server.ts';
import type { Store, Tables, WriteTransaction } from './store.server.ts';
import { whenUnlocked } from './when-unlocked.server.ts';

const LARGEST_BATCH = 200;
const CACHED_STATEMENTS = 200;
/** Where nobody has kept the log short, 32 MB of it are enough. */
const PAGES_WITHOUT_FOLLOWER = 8000;

/**
 * The school's data in one SQLite file. WAL with synchronous=FULL loses no acknowledged row in a power cut.
 *
 * Writes that wait at the same moment share one commit (each behind its own savepoint), so that fifty families
 * who press Submit together cost one flush of the disk and not fifty.
 *
 * Where `isFollowed`, another thread keeps the log short (db/following/), which would make each commit try in vain.
 */
export function openSqliteStore(file: string, { isFollowed = false } = {}): Store {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  // What is erased is overwritten, not only forgotten.
  database.exec('pragma secure_delete = on');
  // SQLite waits with the whole process; what has to wait longer does so between events (`whenUnlocked`).
  database.exec('pragma busy_timeout = 10');
  if (isFollowed) database.exec(`pragma wal_autocheckpoint = ${PAGES_WITHOUT_FOLLOWER}`);
  // In KiB: pages that searches come back to stay in memory; a small database takes as much as it has.
  database.exec('pragma cache_size = -32000');
  const db = new Kysely<Tables>({
    dialect: new OneTransactionDialect({ database: kyselyDatabase(database) }),
  });

  // Inside a batch's transaction nothing else uses the connection, so these need not go through Kysely.
  const savepoint = {
    set: database.prepare('savepoint job'),
    undo: database.prepare('rollback to job'),
    release: database.prepare('release job'),
  };
  const queue: Job[] = [];
  let draining: Promise<void> | undefined;
  let overwriting = Promise.resolve();

  async function drain(): Promise<void> {
    // Lets the other requests of this turn of the event loop join the batch.
    await new Promise(setImmediate);
    while (queue.length > 0) {
      // Making the file anew may take longer than a write waits for the lock.
      await overwriting.catch(() => {});
      await commitTogether(queue.splice(0, LARGEST_BATCH));
    }
    draining = undefined;
  }

  async function commitTogether(batch: Job[]): Promise<void> {
    let isBegun = false;
    const together = () =>
      db.transaction().execute(async (transaction) => {
        isBegun = true;
        for (const job of batch) await job.run(transaction);
      });
    try {
      await whenUnlocked(together, () => isBegun);
    } catch (error) {
      for (const job of batch) job.fail(error);
      return;
    }
    for (const job of batch) job.settle();
  }

  return {
    kind: 'sqlite',
    read: db.withPlugin(readsOutsideWrites),
    async write(work) {
      refuseInsideWrite('store.write');
      return new Promise((resolve, reject) => {
        queue.push(newJob(work, { database, ...savepoint }, resolve, reject));
        draining ??= drain();
      });
    },
    overwriteErased() {
      overwriting = overwriting.catch(() => {}).then(() => overwriteErased(file));
      return overwriting;
    },
    async close() {
      await draining;
      await overwriting.catch(() => {});
      await db.destroy();
    },
  };
}

/** Kysely's own adapter would run each statement of a migration by itself, and a power cut would leave half of them. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class OneTransactionDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

interface Savepoint {
  database: DatabaseSync;
  set: StatementSync;
  undo: StatementSync;
  release: StatementSync;
}

interface Job {
  run(transaction: WriteTransaction): Promise<void>;
  settle(): void;
  fail(error: unknown): void;
}

/** One write of a batch. Its answer is held back until the batch's commit is on the disk. */
function newJob<Result>(
  work: (transaction: WriteTransaction) => Promise<Result>,
  savepoint: Savepoint,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Job {
  let settle = () => {};
  // A batch runs within the request that began it; the work belongs to its own.
  const inOwnContext = AsyncLocalStorage.snapshot();
  return {
    async run(transaction) {
      savepoint.set.run();
      try {
        const result = await inOwnContext(insideWrite<Result>, () => work(transaction));
        settle = () => resolve(result);
      } catch (error) {
        // A full disk takes the whole batch back, not only this write.
        if (!savepoint.database.isTransaction) throw error;
        savepoint.undo.run();
        settle = () => reject(error);
      }
      savepoint.release.run();
    },
    settle: () => settle(),
    fail: reject,
  };
}

/** node:sqlite in the shape that Kysely's SQLite dialect expects. */
function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = statements.get(text);
      if (known) return known;
      const prepared = prepareFor(database, text);
      // The oldest make room: what a migration has run once must not keep out what every request runs.
      const [oldest] = statements.size < CACHED_STATEMENTS ? [] : statements.keys();
      if (oldest !== undefined) statements.delete(oldest);
      statements.set(text, prepared);
      return prepared;
    },
  };
}

function prepareFor(database: DatabaseSync, text: string): ReturnType<SqliteDatabase['prepare']> {
  // Taking the lock at once can be tried again; a reader that turns writer would be refused in the middle.
  if (text === 'begin') return kyselyStatement(database.prepare('begin immediate'));
  const prepared = kyselyStatement(database.prepare(text));
  if (text !== 'rollback') return prepared;
  // Where SQLite has rolled back by itself, the reason for it must not be lost to "no transaction is active".
  const nothing = { changes: 0, lastInsertRowid: 0 };
  return {
    ...prepared,
    run: (parameters) => (database.isTransaction ? prepared.run(parameters) : nothing),
  };
}

function kyselyStatement(statement: StatementSync): ReturnType<SqliteDatabase['prepare']> {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
