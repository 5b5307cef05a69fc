import { join } from 'node:path';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { throwOddSpreadsheets } from '#tests/support/samples/odd-spreadsheets.ts';
import { runSchool } from '../../tests/support/running-school.ts';
import { readOn, runOn } from '../tools/server-process.ts';
import { note, printTable, verdict, whole } from '../tools/table.ts';

const FILES = 10_000;
const TABLES = ['students', 'student_years', 'imported_children'];

/** Files that no school would send, each looked at and taken over where that is possible: no failure, and nothing half. */
export async function measureOddSpreadsheets(): Promise<void> {
  const school = await runSchool({ LOG_LEVEL: 'silent' });
  const seed = Date.now();
  try {
    const file = join(school.dataDir, 'school.db');
    const office = await openStaffAccount(school, (text) => runOn(file, text), 'admissions');
    const { statuses, children } = await throwOddSpreadsheets(office, FILES, seed);
    printTable(
      `${whole(FILES)} odd spreadsheets (seed ${seed})`,
      ['status', 'answers'],
      [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => [String(status), whole(n)]),
    );
    const counts = TABLES.map((table) =>
      Number(readOn(file, `select count(*) as n from ${table}`)[0]?.n),
    );
    note(
      `No 5xx. ${whole(children)} children were taken over, as the answers say; rows in the tables: ${counts.map(whole).join(', ')}. Nothing half: ${verdict(counts.every((n) => n === children))}.`,
    );
  } finally {
    await school.remove();
  }
}
