import { openStaffAccount, type StaffClient } from '../clients/staff-client.ts';
import type { HostedSchool } from '../hosting/hosted-school.ts';
import type { SchoolDatabase, StoreKind } from './school-database.ts';
import { schoolOn } from './school-on-each-store.ts';

/** A school with somebody of admissions signed in at its desk. */
export interface DeskOfSchool {
  school: HostedSchool;
  database: SchoolDatabase;
  office: StaffClient;
}

/**
 * Runs a school with its own data for the tests of the block that calls it; what is given back can be used from the first
 * test on. `begin` brings what it has to hold.
 */
export function deskOn(
  kind: StoreKind,
  begin?: (desk: DeskOfSchool) => Promise<void>,
): DeskOfSchool {
  const desk = {} as DeskOfSchool;
  schoolOn(kind, async (school, database) => {
    const office = await openStaffAccount(school, database.rows, 'admissions');
    Object.assign(desk, { school, database, office });
    await begin?.(desk);
  });
  return desk;
}
