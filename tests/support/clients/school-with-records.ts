import { newDatabase } from '../databases/school-database.ts';
import { hostSchool } from '../hosting/hosted-school.ts';
import { makeRecords } from './records-of-each-kind.ts';
import { openStaffAccount } from './staff-client.ts';

/**
 * A school with a record of each kind, a guardian, an administrator and an editor. `withRecords` puts the records into an
 * address of `app/routes.ts`.
 */
export async function schoolWithRecords() {
  const database = await newDatabase('SQLite');
  const school = await hostSchool({ LOG_LEVEL: 'warn' }, database.dataDir);
  const open = (...roles: ('administrator' | 'editor')[]) =>
    openStaffAccount(school, database.rows, ...roles);
  const people = {
    ...{ guardian: await open(), editor: await open('editor') },
    administrator: await open('administrator'),
  };
  return {
    ...{ database, school, people },
    withRecords: await makeRecords(school, database, people),
    async remove() {
      await school.remove();
      await database.remove();
    },
  };
}

export type SchoolWithRecords = Awaited<ReturnType<typeof schoolWithRecords>>;
