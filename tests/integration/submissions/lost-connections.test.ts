import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { isUnavailable } from '#lib/http/unavailable.server.ts';
import { openPostgresStore } from '#lib/store/postgres.server.ts';

const url = inject('postgresUrl');

test.skipIf(url === '')(
  'a connection that PostgreSQL ends in the middle of a write fails that write, and nothing else',
  async () => {
    const store = openPostgresStore(`${url}/postgres`, () => {});
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let began = (_pid: number | undefined) => {};
    const begun = new Promise<number | undefined>((resolve) => {
      began = resolve;
    });
    const write = store.write(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      began(rows[0]?.pid);
      await ended;
      await sql`select 1`.execute(transaction);
    });
    // Asked from outside the write. Between two statements nobody waits for an answer on its connection.
    const pid = await begun;
    await sql`select pg_terminate_backend(${pid})`.execute(store.read);
    await expect
      .poll(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(
          store.read,
        );
        return rows.length;
      })
      .toBe(0);
    end();
    await expect(write).rejects.toSatisfy(isUnavailable);
    expect(await store.write(async () => 'the next one')).toBe('the next one');
    await store.close();
  },
);
