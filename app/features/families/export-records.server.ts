import type { Clock } from '#lib/dates/clock.ts';
import type { FileStore } from '#lib/files/files.server.ts';
import type { Found, TellingFacts, Told } from '#lib/store/held-records.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { allHeldRecords } from './registry.server.ts';

/** Everything that is held about a subject, in a form that another program can read (Data Protection Act, s. 65). */
export interface RecordsExport {
  subject: string;
  exportedAt: string;
  records: Record<string, object[]>;
  /** The bytes in base64; without them where the file store has lost the file. */
  files: { name: string; base64?: string }[];
}

/** The same twice: for another program, and in words for whoever it is about. */
export interface HeldCopy {
  data: RecordsExport;
  tell(facts: TellingFacts): Told;
}

/**
 * Undefined when nothing is held under this reference or about this subscriber's address. Without its files for
 * somebody who may know of them and not see them, such as one guardian what the other has photographed.
 */
export async function exportRecords(
  { store, files, clock }: { store: Store; files: FileStore; clock: Clock },
  subject: string,
  { hasFiles = true }: { hasFiles?: boolean } = {},
): Promise<HeldCopy | undefined> {
  const found: Found[] = [];
  const data: RecordsExport = {
    subject,
    exportedAt: clock.now().toISOString(),
    records: {},
    files: [],
  };
  for (const held of allHeldRecords) {
    const one = await held.find(store.read, subject);
    if (one.rows.length === 0) continue;
    found.push(one);
    data.records[held.kind] = one.rows;
    for (const { name, calledBySender } of hasFiles ? (one.files ?? []) : []) {
      const bytes = await files.read(name);
      data.files.push({
        name: calledBySender,
        ...(bytes && { base64: bytes.toString('base64') }),
      });
    }
  }
  return found.length > 0 ? { data, tell: (facts) => toldTogether(found, facts) } : undefined;
}

function toldTogether(found: readonly Found[], facts: TellingFacts): Told {
  const told = found.map((one) => one.tell(facts));
  return {
    about: told.find(({ about }) => about)?.about,
    sections: told.flatMap(({ sections }) => sections),
  };
}
