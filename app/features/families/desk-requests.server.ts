import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import type { DeskSubject } from './desk-subject.server.ts';
import {
  type ErasingServices,
  type Erasure,
  eraseRecords,
} from './erasure/erase-records.server.ts';
import { keptAddresses, planFor } from './erasure/erasure-plan.server.ts';
import type { Scope } from './erasure/scope.ts';
import { type ExportedRecords, exportRecords, findHeld } from './export/export-records.server.ts';
import { listMayBelong, listTickable } from './together/may-belong.server.ts';
import type { SchoolContent } from './together/suggestions.server.ts';

/**
 * All that is held, by what it is held under (a reference, or an address): what the office sees before it takes it along
 * or erases it.
 */
export async function findHeldInShort(
  { store, content }: { store: Store; content: SchoolContent },
  { staff: { roles }, reference }: DeskSubject,
  scope: Scope,
) {
  const who = { content, roles };
  const mayBelong = scope.of === 'family' ? await listMayBelong(store.read, who, reference) : [];
  const plan = await planFor(store.read, reference, scope, mayBelong);
  const held = [];
  for (const subject of plan.subjects) {
    const found = await findHeld(store.read, subject);
    if (found.length === 0) continue;
    held.push({
      subject,
      kinds: found.map(({ kind, rows }) => ({ kind, rows: rows.length })),
      files: found.reduce((sum, { files = [] }) => sum + files.length, 0),
    });
  }
  if (!held.some(({ subject }) => subject === reference)) return undefined;
  return { reference, held, kept: await keptAddresses(store.read, plan), mayBelong };
}

export type HeldInShort = NonNullable<Awaited<ReturnType<typeof findHeldInShort>>>;

/** Everything that is held under these subjects of a plan, after it is written down who took it. */
export async function exportAtDesk(
  services: ErasingServices,
  { staff, reference }: DeskSubject,
  subjects: readonly string[],
): Promise<ExportedRecords | undefined> {
  const others = subjects.filter((one) => one !== reference);
  const held = await exportRecords(services, reference, { others });
  if (!held) return undefined;
  await services.store.write(async (transaction) => {
    for (const about of subjects.filter(isReference)) {
      await recordAct(transaction, staff, { act: 'exported', about }, services.clock.now());
    }
  });
  return held;
}

/**
 * Erases all of it at once; who did it is written down in the same write. Only what the office has seen listed goes: if
 * something has been added to the family or has left it since, nothing does.
 */
export async function eraseAtDesk(
  services: ErasingServices & { content: SchoolContent },
  { staff, reference }: DeskSubject,
  scope: Scope,
  listed: readonly string[],
): Promise<DeskOutcome<Erasure>> {
  const who = { content: services.content, roles: staff.roles };
  const planIn = async (read: ReadStore) =>
    planFor(read, reference, scope, await listTickable(read, who, reference, scope));
  const { subjects } = await planIn(services.store.read);
  let isAsListed = true;
  const erased = await eraseRecords(services, subjects, 'request', {
    async isAllowed(transaction) {
      const plan = await planIn(transaction);
      const held: string[] = [];
      for (const subject of plan.subjects) {
        if ((await findHeld(transaction, subject)).length > 0) held.push(subject);
      }
      isAsListed = isSameList(held, listed) && isSameList(plan.subjects, subjects);
      return isAsListed;
    },
    async afterErasing(transaction, done) {
      const now = services.clock.now();
      for (const about of subjects.filter(isReference)) {
        await recordAct(transaction, staff, { act: 'erased', about }, now);
      }
      await keepPress(transaction, now, { outcome: 'done', ...done });
    },
  });
  if (erased) return { outcome: 'done', ...erased };
  if (isAsListed) return { outcome: 'notFound' };
  return {
    outcome: 'changedMeanwhile',
    detail:
      'What belongs to this family has changed since the list was made. Nothing was erased. Please look at the list once more.',
  };
}

const isReference = (subject: string) => !subject.includes('@');

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}
