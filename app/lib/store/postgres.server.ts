import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { insideWrite, readsOutsideWrites, refuseInsideWrite } from './inside-write.server.ts';
import type { Store, Tables } from './store.server.ts';

const CONNECTIONS = 10;

/** The school's data in PostgreSQL, shared by any number of processes. Commits wait for the disk (its default). */
export function openPostgresStore(url: string, onConnectionLost: (error: Error) => void): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
  });
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', onConnectionLost);
  // Nor may one that is lost while it is in use: whoever uses it hears of it from the next query.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    read: db.withPlugin(readsOutsideWrites),
    async write(work) {
      refuseInsideWrite('store.write');
      return db.transaction().execute((transaction) => insideWrite(() => work(transaction)));
    },
    overwriteErased: async () => {},
    close: () => db.destroy(),
  };
}
