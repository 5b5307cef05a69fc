import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { openStore } from '#db/open-store.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';

/**
 * Opens a school's database as a start does, and dies at the statement of that number as in a power cut; with 0 it goes
 * to the end and prints how many statements there were. Parameters: data folder, PostgreSQL's address or nothing, number.
 */
const [dataDir = '', databaseUrl, cutAt] = process.argv.slice(2);
let statements = 0;

function countThen<Method extends (...words: never[]) => unknown>(method: Method): Method {
  return function (this: unknown, ...words: never[]) {
    statements++;
    if (statements === Number(cutAt)) process.kill(process.pid, 'SIGKILL');
    return method.apply(this, words);
  } as Method;
}

for (const name of ['run', 'all', 'iterate'] as const) {
  StatementSync.prototype[name] = countThen(StatementSync.prototype[name] as never) as never;
}
pg.Client.prototype.query = countThen(pg.Client.prototype.query as never) as never;

const store = await openStore(
  { dataDir, databaseUrl: databaseUrl || undefined },
  createLog('silent'),
);
await store.close();
console.log(statements);
