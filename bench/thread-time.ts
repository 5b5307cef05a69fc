import { fillSchool } from '../tests/support/clients/school-of-everything.ts';
import { newDatabase } from '../tests/support/databases/school-database.ts';
import { heavyRequests } from '../tests/support/heavy/heavy-requests.ts';
import { MOST_MS, ThreadMeter } from '../tests/support/heavy/thread-meter.ts';
import { hostSchool } from '../tests/support/hosting/hosted-school.ts';
import { note, printTable, verdict, whole } from './tools/table.ts';

const SHOWN = 25;

/** What the heaviest requests take of the one thread that answers: everything to every field, which the test samples. */
export async function measureThreadTime(): Promise<void> {
  const database = await newDatabase('SQLite');
  const school = await hostSchool({ LOG_LEVEL: 'silent' }, database.dataDir);
  const meter = new ThreadMeter(school);
  try {
    await heavyRequests(meter, school, database, await fillSchool(school, database), true);
  } finally {
    await school.remove();
    await database.remove();
  }
  const worst = meter.worst();
  printTable(
    'The worst processor time of an address',
    ['', 'sent', 'ms'],
    worst.slice(0, SHOWN).map(({ address, what, ms }) => [address, what, whole(Math.round(ms))]),
  );
  const isBelow = worst.every(({ ms }) => ms <= MOST_MS);
  note(
    `${meter.sent.length} requests to ${worst.length} addresses; all below ${MOST_MS} ms: ${verdict(isBelow)}.`,
  );
}
