import type { Role } from '#desk/roles.ts';
import { deskRooms, worksIn } from '#desk/rooms.ts';
import type { School } from '#features/content/schemas.ts';
import type { ListedApplicant } from '#features/enrollment/same-child/applicant.ts';
import { listAlike, listApplicants } from '#features/enrollment/same-child/applicants.server.ts';
import { findByWholeWords } from '#lib/search/search-words.server.ts';
import { emailKey, phoneKey } from '#lib/search/search-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { listFamilies } from '../members.server.ts';
import type { FoundAnswer } from '../search/desk-answers.ts';
import { roomsBesideApplications } from '../search/search-rooms.server.ts';
import { listDecisions } from './decisions.server.ts';
import { contactsOf, contactsOfSchool } from './who-belongs.ts';

/** A message, payment or form that may belong to a family, and why. */
export interface SuggestedRecord {
  /** The child with whose application it has the contact in common. */
  one: { reference: string; name: string };
  record: FoundAnswer;
  /** Such as `same phone as Grace Mwale`. */
  reason: string;
}

/** Of more, the others are left out. */
const MOST_FOUND = 50;

/**
 * What was sent with the phone or the address of a guardian and stands in no family. A contact of the school's own
 * office, and one that a second family has given as well, lead to nothing: nobody could say whose it is.
 */
export async function suggestRecords(
  read: ReadStore,
  { school, roles }: { school: School; roles: readonly Role[] },
  family: readonly string[],
): Promise<SuggestedRecord[]> {
  const children = await listApplicants(read, family);
  const owners = await listOwners(read, school, children);
  const open = roomsBesideApplications.filter(({ room }) => worksIn(roles, room));
  if (owners.size === 0 || open.length === 0) return [];
  const kinds = open.map(({ kind }) => kind);
  const found = await findByWholeWords(read, kinds, [...owners.keys()], MOST_FOUND);
  const decided = (await listDecisions(read, family)).flatMap((pair) => [
    pair.reference,
    pair.other,
  ]);
  const suggested: SuggestedRecord[] = [];
  for (const { kind, room, listRecords } of open) {
    const ids = found.filter((one) => one.kind === kind).map((one) => one.record_id);
    if (ids.length === 0) continue;
    const here = await listRecords(read, 'reference', family);
    const records = await listRecords(read, 'id', ids);
    const references = records.map(({ reference }) => reference);
    const others = await listFamilies(read, references);
    for (const { id, reference, title, detail, status } of records) {
      const owner = owners.get(found.find((one) => one.record_id === id)?.word ?? '');
      const isOfSomebody = others.has(reference) || here.some((one) => one.id === id);
      if (!owner || isOfSomebody || decided.includes(reference)) continue;
      const record = {
        reference,
        title,
        detail,
        status,
        to: `${deskRooms[room].path}/${reference}`,
      };
      suggested.push({ ...owner, record });
    }
  }
  return suggested;
}

type Owner = Pick<SuggestedRecord, 'one' | 'reason'>;

/** The contacts of the guardians that are of this family alone, and whose they are. */
async function listOwners(
  read: ReadStore,
  school: School,
  children: readonly ListedApplicant[],
): Promise<Map<string, Owner>> {
  const own = new Set(children.map(({ reference }) => reference));
  const foreign = new Set(
    contactsOfSchool(school).flatMap((contact) => [phoneKey(contact), emailKey(contact)]),
  );
  for (const child of children) {
    for (const other of await listAlike(read, child)) {
      if (own.has(other.reference)) continue;
      for (const { key } of contactsOf(other)) foreign.add(key);
    }
  }
  const owners = new Map<string, Owner>();
  for (const { reference, firstName, lastName, guardians } of children) {
    for (const guardian of guardians) {
      const name = `${guardian.firstName} ${guardian.lastName}`;
      const one = { reference, name: `${firstName} ${lastName}` };
      const contacts = [
        ['phone', phoneKey(guardian.phone)],
        ['email', emailKey(guardian.email)],
      ] as const;
      for (const [what, key] of contacts) {
        if (key === '' || foreign.has(key) || owners.has(key)) continue;
        owners.set(key, { one, reason: `same ${what} as ${name}` });
      }
    }
  }
  return owners;
}
