import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { endpoints } from '#tests/support/samples/odd-bodies.ts';
import { findRuleBreakers, throwOddBodies } from '#tests/support/samples/throw-odd-bodies.ts';
import { runSchool } from '../tests/support/running-school.ts';
import { note, printTable, verdict, whole } from './tools/table.ts';

const EACH = 20_000;

/** Bodies that a broken or hostile program might send, to every place that takes one. */
export async function measureOddBodies(): Promise<void> {
  const school = await runSchool({ LOG_LEVEL: 'silent' });
  const seed = Date.now();
  const rows: string[][] = [];
  let failures = 0;
  try {
    for (const endpoint of endpoints) {
      const { sent, statuses } = await throwOddBodies(school, endpoint, EACH, seed).catch(
        (error) => {
          failures++;
          note(String(error));
          return { sent: 0, statuses: new Map<number, number>() };
        },
      );
      const answers = [...statuses].sort(([a], [b]) => a - b);
      rows.push([
        endpoint.path,
        whole(sent),
        answers.map(([status, count]) => `${status}: ${whole(count)}`).join(', '),
      ]);
    }
    const database = new DatabaseSync(join(school.dataDir, 'school.db'), { readOnly: true });
    const breakers = await findRuleBreakers(
      async (query) => database.prepare(query).all() as Record<string, string>[],
    );
    database.close();
    printTable(`Odd bodies (seed ${seed})`, ['', 'sent', 'answers'], rows);
    note(`No 5xx: ${verdict(failures === 0)}. Rows that break a rule: ${breakers.length}.`);
  } finally {
    await school.remove();
  }
}
