import { recordsIn } from '#desk/family/search-room.server.ts';
import { listFollowedElsewhere } from '#features/enrollment/guardians/followed-elsewhere.server.ts';
import { listAddresses, type SharedAddress } from '#lib/search/addresses-of-records.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { findFamilyReferences } from '../members.server.ts';
import { roomsOfFamilies, roomsOfSubmissions } from '../search/search-rooms.server.ts';
import type { MayBelong } from '../together/may-belong.server.ts';
import type { Scope } from './scope.ts';

/** What goes together with an erasure, and comes together in a copy. */
interface Plan {
  /** References, then the addresses that nobody else uses. */
  subjects: string[];
  /** The addresses that stay, and the records that have them as well. */
  shared: SharedAddress[];
  followed: { address: string; reference: string }[];
}

/**
 * The references and, with the last of them, the addresses behind which the school holds more: an account of the
 * portal, a place on the newsletter's list, mails. An address stays while another record has it, or while its account
 * follows another child. What was ticked and may not belong to the family, any more or at all, is left out.
 */
export async function planFor(
  read: ReadStore,
  reference: string,
  { of, also }: Scope,
  mayBelong: readonly MayBelong[],
): Promise<Plan> {
  const family = of === 'family' ? await findFamilyReferences(read, reference) : [reference];
  const ticked = mayBelong.filter((one) => also.includes(one.reference));
  const references = [...family, ...ticked.map((one) => one.reference)];
  const records = await Promise.all(
    roomsOfFamilies.map((room) => recordsIn(room, read, 'reference', references)),
  );
  const kinds = roomsOfSubmissions.map(({ kind }) => kind);
  const ids = records.flat().map(({ id }) => id);
  const { own, shared } = await listAddresses(read, kinds, ids);
  const followed = await listFollowedElsewhere(read, own, references);
  const stays = followed.map(({ address }) => address);
  const subjects = [...references, ...own.filter((address) => !stays.includes(address))];
  return { subjects, shared, followed };
}

const MOST_NAMED = 5;

/** The addresses that stay, each with the references of what has it as well, and how many more of them there are. */
export async function keptAddresses(read: ReadStore, { shared, followed }: Plan) {
  const others = shared.flatMap(({ records }) => records);
  const elsewhere = await referencesOf(read, others);
  const has = new Map<string, string[]>(
    shared.map(({ address, records }) => [
      address,
      records.flatMap(({ id }) => elsewhere.get(id) ?? []),
    ]),
  );
  for (const { address, reference } of followed)
    has.set(address, [...(has.get(address) ?? []), reference]);
  return [...has]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([address, references]) => ({
      address,
      has: references.toSorted().slice(0, MOST_NAMED),
      more: Math.max(0, references.length - MOST_NAMED),
    }));
}

/** The references of these records, by their ids. */
async function referencesOf(
  read: ReadStore,
  records: readonly { kind: string; id: string }[],
): Promise<Map<string, string>> {
  const found = await Promise.all(
    roomsOfSubmissions.map((room) => {
      const ids = records.filter(({ kind }) => kind === room.kind).map(({ id }) => id);
      return recordsIn(room, read, 'id', [...new Set(ids)]);
    }),
  );
  return new Map(found.flat().map(({ id, reference }) => [id, reference]));
}
