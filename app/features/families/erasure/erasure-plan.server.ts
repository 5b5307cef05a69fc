import { recordsIn } from '#desk/family/search-room.server.ts';
import { listFollowedElsewhere } from '#features/enrollment/guardians/followed-elsewhere.server.ts';
import { listAddresses } from '#lib/search/addresses-of-records.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { findFamilyReferences } from '../members.server.ts';
import { roomsOfFamilies, roomsOfSubmissions } from '../search/search-rooms.server.ts';
import { listMayBelong, type MayBelong, type WhoSuggests } from '../together/may-belong.server.ts';
import type { Scope } from './scope.ts';

/** An address that stays, and the references of what has it as well. */
interface KeptAddress {
  address: string;
  has: string[];
  /** How many more of them there are. */
  more: number;
}

/** What goes together with an erasure, and comes together in a copy. */
interface Plan {
  /** References, then the addresses that nobody else uses. */
  subjects: string[];
  kept: KeptAddress[];
  /** Of the whole family: what nobody has put to it yet, ticked or not. */
  mayBelong: MayBelong[];
}

const MOST_NAMED = 5;

/**
 * The references and, with the last of them, the addresses behind which the school holds more: an account of the
 * portal, a place on the newsletter's list, mails. An address stays while another record has it, or while its account
 * follows another child. What was ticked and may not belong to the family, any more or at all, is left out.
 */
export async function planFor(
  read: ReadStore,
  who: WhoSuggests,
  reference: string,
  { of, also }: Scope,
): Promise<Plan> {
  const family = of === 'family' ? await findFamilyReferences(read, reference) : [reference];
  const mayBelong = of === 'family' ? await listMayBelong(read, who, reference) : [];
  const ticked = mayBelong.filter((one) => also.includes(one.reference));
  const references = [...family, ...ticked.map((one) => one.reference)];
  const records = await Promise.all(
    roomsOfFamilies.map((room) => recordsIn(room, read, 'reference', references)),
  );
  const { own, shared } = await listAddresses(
    read,
    roomsOfSubmissions.map(({ kind }) => kind),
    records.flat().map(({ id }) => id),
  );
  const followed = await listFollowedElsewhere(read, own, references);
  const elsewhere = await referencesOf(
    read,
    shared.flatMap((one) => one.records),
  );
  const kept = [
    ...shared.map(({ address, records: those }) => ({
      address,
      has: those.flatMap(({ id }) => elsewhere.get(id) ?? []),
    })),
    ...own.map((address) => ({
      address,
      has: followed.filter((one) => one.address === address).map((one) => one.reference),
    })),
  ].filter(({ has }) => has.length > 0);
  const stays = kept.map(({ address }) => address);
  return {
    subjects: [...references, ...own.filter((address) => !stays.includes(address))],
    kept: kept
      .toSorted((one, other) => one.address.localeCompare(other.address))
      .map(({ address, has }) => ({
        address,
        has: has.toSorted().slice(0, MOST_NAMED),
        more: Math.max(0, has.length - MOST_NAMED),
      })),
    mayBelong,
  };
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
