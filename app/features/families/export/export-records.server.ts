import type { Needs } from '#lib/needs.ts';
import type { Found, TellingFacts, Told } from '#lib/store/held-records.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { allHeldRecords } from '../registry.server.ts';

/** Everything that is held about a subject, in a form that another program can read (Data Protection Act, s. 65). */
export interface RecordsExport {
  subject: string;
  /** What else is in it, where it is a copy for a family: references and addresses. */
  others?: string[];
  exportedAt: string;
  records: Record<string, object[]>;
  /** The bytes in base64; without them where the file store has lost the file. */
  files: { name: string; base64?: string }[];
}

/** The same twice: for another program, and in words for whoever it is about. */
export interface ExportedRecords {
  data: Omit<RecordsExport, 'files'>;
  /** Read only when they are written out, one at a time: ten papers are fifty megabytes. */
  files: { name: string; read(): Promise<Buffer | undefined> }[];
  tell(facts: TellingFacts): Told;
}

type HeldHere = Found & { kind: string };

/**
 * What everybody who holds something holds under a reference or an address; for a copy made at an instant, without what
 * the office can still take back then.
 */
export async function findHeld(
  read: ReadStore,
  subject: string,
  copiedAt?: Date,
): Promise<HeldHere[]> {
  const found: HeldHere[] = [];
  for (const held of allHeldRecords) {
    const one = await held.find(read, subject, copiedAt);
    if (one.rows.length > 0) found.push({ kind: held.kind, ...one });
  }
  return found;
}

/**
 * Undefined when nothing is held under this reference or about this subscriber's address; what is held under `others`
 * comes in the same copy. Without its files for
 * somebody who may know of them and not see them, such as one guardian what the other has photographed.
 */
export async function exportRecords(
  { store, files, clock }: Needs<'store' | 'files' | 'clock'>,
  subject: string,
  { others = [], hasFiles = true }: { others?: readonly string[]; hasFiles?: boolean } = {},
): Promise<ExportedRecords | undefined> {
  const now = clock.now();
  const found = await findHeld(store.read, subject, now);
  if (found.length === 0) return undefined;
  const also: string[] = [];
  for (const other of others) {
    const held = await findHeld(store.read, other, now);
    if (held.length > 0) also.push(other);
    found.push(...held);
  }
  const data: ExportedRecords['data'] = {
    subject,
    ...(also.length > 0 && { others: also }),
    exportedAt: now.toISOString(),
    records: {},
  };
  for (const { kind, rows } of found) {
    data.records[kind] = [...(data.records[kind] ?? []), ...rows];
  }
  const named = hasFiles ? found.flatMap((one) => one.files ?? []) : [];
  return {
    data,
    files: named.map(({ name, calledBySender }) => ({
      name: calledBySender,
      read: () => files.read(name),
    })),
    tell: (facts) => toldTogether(found, facts),
  };
}

function toldTogether(found: readonly Found[], facts: TellingFacts): Told {
  const told = found.map((one) => one.tell(facts));
  return {
    about: [...new Set(told.flatMap(({ about }) => about ?? []))].join(', ') || undefined,
    sections: told.flatMap(({ sections }) => sections),
  };
}
