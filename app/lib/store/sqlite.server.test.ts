import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isUnavailable } from '../http/unavailable.server.ts';
import { openSqliteStore } from './sqlite.server.ts';
import { isUniqueViolation, type Store, type WriteTransaction } from './store.server.ts';

let folder: string;
let file: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'school-store-'));
  file = join(folder, 'school.db');
  store = openSqliteStore(file);
  await sql`create table names (
    name text primary key,
    -- Looked at when the whole transaction commits, not when the row is written.
    parent text references names (name) deferrable initially deferred
  )`.execute(store.read);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const insert =
  (name: string, parent: string | null = null) =>
  (transaction: WriteTransaction) =>
    sql`insert into names values (${name}, ${parent})`.execute(transaction);

const write = (name: string) => store.write(insert(name));

/** What another program finds in the file at this moment, so only what is committed. */
function committed(): string[] {
  const other = new DatabaseSync(file, { readOnly: true });
  try {
    return other
      .prepare('select name from names order by name')
      .all()
      .map(({ name }) => String(name));
  } finally {
    other.close();
  }
}

describe('writes that wait together', () => {
  test('share one commit: the first answer comes when all are kept', async () => {
    const seen = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => {
        await write(name);
        return committed();
      }),
    );
    expect(seen).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  test('none is answered before its commit', async () => {
    let during: string[] | undefined;
    await Promise.all([
      write('a'),
      store.write(async (transaction) => {
        await insert('b')(transaction);
        during = committed();
      }),
    ]);
    expect(during).toEqual([]);
    expect(committed()).toEqual(['a', 'b']);
  });

  test('one that fails keeps nothing of its own and touches no other', async () => {
    const results = await Promise.allSettled([
      write('a'),
      store.write(async (transaction) => {
        await insert('half')(transaction);
        throw new Error('changed our mind');
      }),
      write('a'),
      write('b'),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect((results[1] as PromiseRejectedResult).reason.message).toBe('changed our mind');
    expect(isUniqueViolation((results[2] as PromiseRejectedResult).reason)).toBe(true);
    expect(committed()).toEqual(['a', 'b']);
  });

  test('all are rejected when their commit is, and the next ones are not', async () => {
    const results = await Promise.allSettled([
      write('a'),
      store.write(insert('orphan', 'nobody')),
      write('b'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(committed()).toEqual([]);
    await write('c');
    expect(committed()).toEqual(['c']);
  });

  test('each gets its own result', async () => {
    const results = await Promise.all([1, 2, 3].map((one) => store.write(async () => one * 10)));
    expect(results).toEqual([10, 20, 30]);
  });

  test('more than one batch holds are all kept', async () => {
    const names = Array.from({ length: 450 }, (_, at) => `name-${String(at).padStart(3, '0')}`);
    await Promise.all(names.map(write));
    expect(committed()).toEqual(names);
  });

  test('see what those before them wrote', async () => {
    const [, count] = await Promise.all([
      write('a'),
      store.write(async (transaction) => {
        const { rows } = await sql<{ n: number }>`select count(*) as n from names`.execute(
          transaction,
        );
        return rows[0]?.n;
      }),
    ]);
    expect(count).toBe(1);
  });
});

describe('a disk without room', () => {
  // A limit of pages gives the same SQLITE_FULL as the disk, and needs neither rights nor a disk of its own; the
  // whole server on a full one is in tests/integration/operations/full-disk.test.ts.
  const limitPages = (count: number) =>
    sql.raw(`pragma max_page_count = ${count}`).execute(store.read);
  const long = (name: string) => name.repeat(20_000);

  test('fails every write of the batch with its own reason, and leaves nothing behind', async () => {
    await write('before');
    await limitPages(4);
    const results = await Promise.allSettled([write('a'), write(long('b')), write('c')]);
    for (const result of results) {
      expect(result.status).toBe('rejected');
      expect(isUnavailable((result as PromiseRejectedResult).reason)).toBe(true);
    }
    expect(committed()).toEqual(['before']);
  });

  test('is taken up again as soon as there is room', async () => {
    await limitPages(4);
    await expect(write(long('b'))).rejects.toThrow('full');
    await limitPages(1000);
    await Promise.all([write(long('b')), write('c')]);
    expect(committed()).toEqual([long('b'), 'c']);
  });
});

test('another program’s write is waited for, also by work that reads before it writes', async () => {
  const other = new DatabaseSync(file);
  other.exec('pragma busy_timeout = 5000');
  const together = store.write(async (transaction) => {
    await sql`select * from names`.execute(transaction);
    await insert('ours')(transaction);
  });
  other.exec(`insert into names values ('theirs', null)`);
  await together;
  other.close();
  expect(committed()).toEqual(['ours', 'theirs']);
});

test('one that was asked for while another batch was written comes with the next', async () => {
  let begin = () => {};
  const later = new Promise<void>((resolve) => {
    begin = resolve;
  }).then(() => write('later'));
  await store.write(async () => {
    begin();
    await new Promise(setImmediate);
  });
  await later;
  expect(committed()).toEqual(['later']);
});

test('closing waits for the writes under way', async () => {
  const under = Promise.all(['a', 'b'].map(write));
  await store.close();
  await under;
  store = openSqliteStore(file);
  expect(committed()).toEqual(['a', 'b']);
});

test('a commit waits for the disk: write-ahead log with full synchronisation', async () => {
  const pragma = async (name: string) =>
    Object.values((await sql.raw(`pragma ${name}`).execute(store.read)).rows[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
});

test('what is asked again and again is prepared once, however much else was asked before', async () => {
  const ask = (text: string) => sql.raw(text).execute(store.read);
  for (let number = 0; number < 300; number++) await ask(`select ${number}`);
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  for (let time = 0; time < 5; time++) await ask('select name from names');
  expect(prepare).toHaveBeenCalledOnce();
  prepare.mockRestore();
});
