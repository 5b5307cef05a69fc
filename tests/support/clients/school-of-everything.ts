import type { Caller } from '../access-matrix.ts';
import type { SchoolDatabase } from '../databases/school-database.ts';
import { makeRecords } from './records-of-each-kind.ts';
import { openStaffAccount, type StaffClient } from './staff-client.ts';

type SignedIn = Exclude<Caller, 'nobody' | 'forger'>;

/** A school in which every address of the access matrix has a record to be about, and somebody of each kind. */
export interface SchoolOfEverything {
  people: Record<SignedIn, StaffClient>;
  /** The address with a record in the place of each parameter. */
  withRecords(pattern: string): string;
  /** The reference that the guardian follows, and the pass with which its photographs are sent. */
  application: string;
  pass: string;
}

export async function fillSchool(
  school: { address: string },
  database: SchoolDatabase,
): Promise<SchoolOfEverything> {
  const { rows } = database;
  const people = {
    guardian: await openStaffAccount(school, rows),
    admissions: await openStaffAccount(school, rows, 'admissions'),
    recruitment: await openStaffAccount(school, rows, 'recruitment'),
    editor: await openStaffAccount(school, rows, 'editor'),
    administrator: await openStaffAccount(school, rows, 'administrator'),
  };
  const withRecords = await makeRecords(school, database, people);
  const papers = withRecords('/api/portal/applications/:reference/papers');
  const { pass } = await (await people.guardian.get(papers)).json();
  return { people, withRecords, application: papers.split('/')[4] ?? '', pass };
}
