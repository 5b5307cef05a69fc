import type { RoomServices } from '#desk/define-room.server.ts';
import { recordLook } from '#desk/record/record-history.server.ts';
import { worksIn } from '#desk/rooms.ts';
import type { DeskSubject } from '../desk-subject.server.ts';
import { findFamilyReferences } from '../members.server.ts';
import { familyName } from '../search/desk-answers.ts';
import { familyParts } from './family-parts.server.ts';
import { mergeGuardians } from './guardians.ts';

/**
 * Everything that the office has about one family, as far as the roles of whoever asks go, after it is written down who
 * did: first what waits longest, and of all that happened the newest. Undefined where nothing has this reference.
 */
export async function openFamily(school: RoomServices, { staff, reference }: DeskSubject) {
  const { store, clock } = school;
  const { read } = store;
  const references = await findFamilyReferences(read, reference);
  const now = clock.now();
  const parts = familyParts.filter(({ room }) => worksIn(staff.roles, room));
  const found = await Promise.all(
    parts.map((part) => part.find(read, references, { school, staff, now })),
  );
  const children = found.flatMap((part) => part.children ?? []);
  const entries = found.flatMap((part) => part.entries);
  if (!entries.some((entry) => entry.reference === reference && entry.kind !== 'act')) {
    return undefined;
  }
  await store.write(async (transaction) => {
    for (const one of references) await recordLook(transaction, staff, one, now);
  });
  return {
    reference,
    references,
    children,
    name: familyName(children),
    papers: found.flatMap((part) => part.papers ?? []),
    waits: found
      .flatMap((part) => part.waits ?? [])
      .toSorted((one, other) => one.since.localeCompare(other.since)),
    barred: uniqueById(found.flatMap((part) => part.barred ?? [])),
    calls: found
      .flatMap((part) => part.calls ?? [])
      .toSorted((one, other) => (one.callOn ?? '').localeCompare(other.callOn ?? '')),
    guardians: mergeGuardians(found.flatMap((part) => part.guardians ?? [])),
    entries: entries.toSorted((one, other) => other.at.localeCompare(one.at)),
  };
}

/** What was said of a child stands on each of its forms. */
function uniqueById<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

export type FamilyPage = NonNullable<Awaited<ReturnType<typeof openFamily>>>;
