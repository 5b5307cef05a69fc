import { createHash } from 'node:crypto';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { ContentFault } from '#lib/files/uploads/content-fault.ts';
import { officePackageFault } from '#lib/files/uploads/office-package.server.ts';
import { pdfFault } from '#lib/files/uploads/pdf.server.ts';
import { isJpeg, isPng } from '#lib/files/uploads/pictures.server.ts';
import type { Needs } from '#lib/needs.ts';
import {
  type DocumentKind,
  FILE_MISSING,
  kindOfFile,
  LARGEST_DOCUMENT_BYTES,
} from './school-document.ts';
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
  { files, scan }: Needs<'files' | 'scan'>,
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

const faults = {
  missing: FILE_MISSING,
  wrongKind: 'The file must be a .pdf, .docx, .xlsx, .jpg or .png file',
  empty: 'This file is empty; open it, save it again and choose it again',
  tooLarge: 'The file must be 5 MB or smaller',
  otherContent:
    'This file is not what its name says; save it again in the program that made it and choose it again',
  withMacros: 'This document contains macros; save it without them or as .pdf and choose it again',
  withForeignParts:
    'This document contains a program or loads something from another computer; save it as .pdf and choose it again',
  withPassword:
    'This file is protected with a password, so families could not open it; save it without one and choose it again',
  unpacksTooLarge:
    'This document is too large when it is opened; save it as .pdf and choose it again',
} as const satisfies Record<ContentFault, string> & Record<string, string>;

/** A file that can be handed out, or what is wrong with it. */
async function checkFile(file: FormDataEntryValue | null) {
  if (!(file instanceof File) || file.name === '') return refused('missing');
  const kind = kindOfFile(file.name);
  if (!kind) return refused('wrongKind');
  if (file.size === 0) return refused('empty');
  if (file.size > LARGEST_DOCUMENT_BYTES) return refused('tooLarge');
  const bytes = Buffer.from(await file.arrayBuffer());
  const fault = await faultOfContent(bytes, kind);
  return fault ? refused(fault) : { ok: true as const, kind, bytes };
}

async function faultOfContent(
  bytes: Buffer,
  kind: DocumentKind,
): Promise<ContentFault | undefined> {
  switch (kind) {
    case 'pdf':
      return pdfFault(bytes);
    case 'docx':
    case 'xlsx':
      return officePackageFault(bytes, kind);
    case 'jpg':
      return isJpeg(bytes) ? undefined : 'otherContent';
    case 'png':
      return isPng(bytes) ? undefined : 'otherContent';
  }
}

function refused(fault: keyof typeof faults) {
  return { ok: false as const, message: faults[fault] };
}
