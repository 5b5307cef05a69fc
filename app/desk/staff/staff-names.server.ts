import type { ReadStore } from '#lib/store/store.server.ts';
import type { StaffNames } from './staff-words.ts';

/** The names of everybody who works or has worked here; acts keep the address, and this says whose it is. */
export async function listStaffNames(read: ReadStore): Promise<StaffNames> {
  const rows = await read
    .selectFrom('accounts')
    .select(['email', 'staff_name'])
    .where('staff_name', 'is not', null)
    .execute();
  return Object.fromEntries(rows.map(({ email, staff_name }) => [email, staff_name ?? email]));
}
