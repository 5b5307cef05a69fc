import type { Kysely, Transaction } from 'kysely';

/**
 * The school's data, on SQLite or PostgreSQL. Features add their tables to `Tables` by declaration merging,
 * each in its own `tables.server.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface Tables {}

/** What only reads; a transaction can stand for it. Transactions begin in `Store.write` only. */
export type ReadStore = Omit<Kysely<Tables>, 'transaction' | 'startTransaction' | 'connection'>;
export type WriteTransaction = Transaction<Tables>;

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly read: ReadStore;
  /**
   * Runs `work` in one transaction. The promise resolves only when the disk has it: a power cut one millisecond
   * later loses nothing. It rejects with what `work` threw, and then nothing of `work` is kept. Never await the
   * network inside. `read` and `write` throw inside `work`: its transaction does both.
   */
  write<Result>(work: (transaction: WriteTransaction) => Promise<Result>): Promise<Result>;
  /**
   * Overwrites what was deleted so far in the store's own files; other writes wait meanwhile, reads go on. PostgreSQL
   * looks after its own disk.
   */
  overwriteErased(): Promise<void>;
  /** Waits for writes under way, then closes. */
  close(): Promise<void>;
}

/** Whether a write failed because a unique column already has that value. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const postgresUniqueViolation = '23505';
  const sqliteConstraintUnique = 2067;
  const sqliteConstraintPrimaryKey = 1555;
  return (
    code === postgresUniqueViolation ||
    errcode === sqliteConstraintUnique ||
    errcode === sqliteConstraintPrimaryKey
  );
}
