import type { RoomServices } from '#desk/define-room.server.ts';
import type { JudgePeople } from '#desk/letters/reach-writers.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { guardiansOf, type ImportedRow, listImportedRows } from '../imported-children.server.ts';
import type { PeopleOfChild } from './people-of-child.ts';

/** Whom to call about these children of the school, by their references, whichever way each came. */
export async function listPeople(
  { store: { read }, listPeopleOfEnrolled, judgePeople }: PeopleServices,
  references: readonly string[],
): Promise<Map<string, PeopleOfChild>> {
  const enrolled = await listPeopleOfEnrolled(read, references);
  const rows = await listImportedRows(read, references);
  const imported = await peopleOfImported(read, judgePeople, rows);
  return new Map([...enrolled, ...imported]);
}

export type PeopleServices = Pick<RoomServices, 'store' | 'listPeopleOfEnrolled' | 'judgePeople'>;

/** A person of whom something was written down about another child is not told of this one either. */
export async function peopleOfImported(
  read: ReadStore,
  judgePeople: JudgePeople,
  rows: readonly ImportedRow[],
): Promise<Map<string, PeopleOfChild>> {
  const named = rows.flatMap((row) =>
    guardiansOf(row).map((guardian) => ({ reference: row.reference, guardian })),
  );
  const guardians = named.map(({ guardian }) => guardian);
  const verdicts = await judgePeople(read, guardians);
  const people = new Map<string, PeopleOfChild>(
    rows.map(({ reference }) => [reference, { guardians: [], needs: '', isGuarded: false }]),
  );
  named.forEach(({ reference, guardian }, at) => {
    const of = people.get(reference);
    const { mayKnow = true, isRestricted = false } = verdicts[at] ?? {};
    of?.guardians.push({ ...guardian, relationship: '', mayKnow });
    if (of && isRestricted) of.isGuarded = true;
  });
  return people;
}
