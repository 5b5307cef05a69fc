import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { openPostgresStore } from '#lib/store/postgres.server.ts';
import { isUnavailable } from '#lib/unavailable.server.ts';

const url = inject('postgresUrl');

test.skipIf(url === '')(
  'a connection that PostgreSQL ends in the middle of a write fails that write, and nothing else',
  async () => {
    const store = openPostgresStore(`${url}/postgres`, () => {});
    const write = store.write(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      // Between two statements nobody waits for an answer on this connection.
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store.read);
      await expect
        .poll(async () => {
          const { rows: left } = await sql`
            select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(store.read);
          return left.length;
        })
        .toBe(0);
      await sql`select 1`.execute(transaction);
    });
    await expect(write).rejects.toSatisfy(isUnavailable);
    expect(await store.write(async () => 'the next one')).toBe('the next one');
    await store.close();
  },
);
