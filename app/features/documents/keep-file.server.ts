import { createHash } from 'node:crypto';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { FileStore } from '#lib/files/files.server.ts';
import type { Scan } from '#lib/files/virus-scan.server.ts';
import { checkFile } from './document-file.server.ts';
import type { DocumentKind } from './school-document.ts';
import type { DocumentRow } from './tables.server.ts';

type FileColumns = Pick<
  DocumentRow,
  'kind' | 'stored_file' | 'file_bytes' | 'file_sha256' | 'file_scan' | 'file_changed_at'
>;

/**
 * Judges an uploaded file, keeps it, and lets `write` name it in a row. Where no row comes to name it, nothing of the
 * file stays.
 */
export async function keepFile(
  { files, scan }: { files: FileStore; scan: Scan },
  { file, kind, now }: { file: FormDataEntryValue | null; kind?: DocumentKind; now: Date },
  write: (columns: FileColumns) => Promise<DeskOutcome>,
): Promise<DeskOutcome> {
  const checked = await checkFile(file);
  if (!checked.ok) return refuse(checked.message, 'file');
  if (kind && checked.kind !== kind) {
    return refuse(`Choose a .${kind} file, so that the document keeps its address`, 'file');
  }
  const verdict = await scan(checked.bytes);
  if (verdict === 'infected') {
    return refuse('Our virus scanner found something harmful in this file', 'file');
  }
  const name = await files.keep(checked.bytes);
  let isKept = false;
  try {
    const result = await write({
      kind: checked.kind,
      stored_file: name,
      file_bytes: checked.bytes.length,
      file_sha256: createHash('sha256').update(checked.bytes).digest('hex'),
      file_scan: verdict === 'clean' ? 'clean' : 'notScanned',
      file_changed_at: now.toISOString(),
    });
    isKept = result.outcome === 'done';
    return result;
  } finally {
    if (!isKept) await files.remove(name);
  }
}
