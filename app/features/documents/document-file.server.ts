import type { ContentFault } from '#lib/files/uploads/content-fault.ts';
import { officePackageFault } from '#lib/files/uploads/office-package.server.ts';
import { pdfFault } from '#lib/files/uploads/pdf.server.ts';
import { isJpeg, isPng } from '#lib/files/uploads/pictures.server.ts';
import {
  type DocumentKind,
  FILE_MISSING,
  kindOfFile,
  LARGEST_DOCUMENT_BYTES,
} from './school-document.ts';

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
export async function checkFile(file: FormDataEntryValue | null) {
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
