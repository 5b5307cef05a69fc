import type { Clock } from '#lib/clock.ts';
import type { FileStore } from '#lib/files.server.ts';
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

/** Undefined when nothing is held under this reference or about this subscriber's address. */
export async function exportRecords(
  { store, files, clock }: { store: Store; files: FileStore; clock: Clock },
  subject: string,
): Promise<RecordsExport | undefined> {
  const result: RecordsExport = {
    subject,
    exportedAt: clock.now().toISOString(),
    records: {},
    files: [],
  };
  for (const held of allHeldRecords) {
    const found = await held.find(store.read, subject);
    if (found.rows.length > 0) result.records[held.kind] = found.rows;
    for (const { name, calledBySender } of found.files ?? []) {
      const bytes = await files.read(name);
      result.files.push({
        name: calledBySender,
        ...(bytes && { base64: bytes.toString('base64') }),
      });
    }
  }
  return Object.keys(result.records).length > 0 ? result : undefined;
}
