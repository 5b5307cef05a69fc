import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { DeskSubject } from './desk-subject.server.ts';
import { type ErasingServices, type Erasure, eraseRecords } from './erase-records.server.ts';
import { exportRecords, type HeldCopy } from './export-records.server.ts';

/** How much is held, of which kinds: what the office sees before it takes it along or erases it. */
export interface HeldInShort {
  reference: string;
  kinds: { kind: string; rows: number }[];
  files: number;
}

export async function findHeldInShort(
  services: ErasingServices,
  { reference }: DeskSubject,
): Promise<HeldInShort | undefined> {
  const held = await exportRecords(services, reference);
  return (
    held && {
      reference,
      kinds: Object.entries(held.data.records).map(([kind, rows]) => ({ kind, rows: rows.length })),
      files: held.data.files.length,
    }
  );
}

/** Everything that is held, after it is written down who took it. */
export async function exportAtDesk(
  services: ErasingServices,
  { staff, reference }: DeskSubject,
): Promise<HeldCopy | undefined> {
  const held = await exportRecords(services, reference);
  if (!held) return undefined;
  await services.store.write((transaction) =>
    recordAct(transaction, staff, { act: 'exported', about: reference }, services.clock.now()),
  );
  return held;
}

/** Erases everything under the reference; who did it is written down in the same write. */
export async function eraseAtDesk(
  services: ErasingServices,
  { staff, reference }: DeskSubject,
): Promise<Erasure | undefined> {
  return eraseRecords(services, reference, 'request', {
    async afterErasing(transaction) {
      const act = { act: 'erased' as const, about: reference };
      await recordAct(transaction, staff, act, services.clock.now());
    },
  });
}
