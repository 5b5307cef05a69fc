import type { HeldInShort } from '#features/families/desk-requests.server.ts';
import type { StaffClient } from './staff-client.ts';

/** Erases what is under the reference, as the desk does: all that it has listed before. */
export async function eraseAtDesk(staff: StaffClient, reference: string): Promise<Response> {
  const address = `/api/staff/families/${reference}`;
  const listed: HeldInShort = await (await staff.get(`${address}/held?of=one`)).json();
  const subjects = listed.held.map(({ subject }) => subject);
  return staff.post(address, { reference, of: 'one', subjects });
}
