import { recordsIn } from '#desk/family/search-room.server.ts';
import { listFollowedElsewhere } from '#features/enrollment/guardians/followed-elsewhere.server.ts';
import { listAddresses } from '#lib/search/addresses-of-records.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { findFamilyReferences } from '../members.server.ts';
import { roomsOfFamilies, roomsOfSubmissions } from '../search/search-rooms.server.ts';

/** Of whom: everything that belongs to the family, or what is held under this one reference. */
export type Scope = 'family' | 'one';

/** What goes together with an erasure, and comes together in a copy. */
interface Plan {
  /** References, then the addresses that nobody else uses. */
  subjects: string[];
  /** Addresses that stay, because somebody else's record has them as well. */
  keptAddresses: string[];
}

/**
 * The references and, with the last of them, the addresses behind which the school holds more: an account of the
 * portal, a place on the newsletter's list, mails. An address stays while another record has it, or while its account
 * follows another child.
 */
export async function planFor(read: ReadStore, reference: string, scope: Scope): Promise<Plan> {
  const references = scope === 'family' ? await findFamilyReferences(read, reference) : [reference];
  const records = await Promise.all(
    roomsOfFamilies.map((room) => recordsIn(room, read, 'reference', references)),
  );
  const { own, shared } = await listAddresses(
    read,
    roomsOfSubmissions.map(({ kind }) => kind),
    records.flat().map(({ id }) => id),
  );
  const followed = await listFollowedElsewhere(read, own, references);
  return {
    subjects: [...references, ...own.filter((address) => !followed.includes(address))],
    keptAddresses: [...shared, ...followed].toSorted(),
  };
}

/** What an address of the desk asks for: what is held under one reference, unless the whole family is asked for. */
export function scopeFrom(search: URLSearchParams): Scope {
  return search.get('of') === 'family' ? 'family' : 'one';
}
