import type { FileFault } from '#forms/short-form.ts';
import type { ContentFault } from '#lib/files/uploads/content-fault.ts';
import { officePackageFault } from '#lib/files/uploads/office-package.server.ts';
import { oldWordFault } from '#lib/files/uploads/old-word-document.server.ts';
import { pdfFault } from '#lib/files/uploads/pdf.server.ts';
import type { ResumeType } from './resume.ts';

/** What can be wrong with the bytes: what to do about it, and the HTTP status that says so to a program. */
export const contentFaults: Record<ContentFault, FileFault> = {
  otherContent: {
    status: 415,
    message:
      'This file is not what its name says; save your resume as .pdf, .doc or .docx and choose it again',
  },
  withMacros: {
    status: 415,
    message: 'This document contains macros; save it as .pdf and choose it again',
  },
  withForeignParts: {
    status: 415,
    message:
      'This document contains a program or loads something from another computer; save it as .pdf and choose it again',
  },
  withPassword: {
    status: 422,
    message:
      'This file is protected with a password; save it without one, or as .pdf, and choose it again',
  },
  unpacksTooLarge: {
    status: 415,
    message: 'This document is too large when it is opened; save it as .pdf and choose it again',
  },
};

/** Said of a file in which the virus scanner found something. */
export const infectedResume: FileFault = {
  status: 422,
  message:
    'Our virus scanner found something harmful in this file; please send your resume from another device or as a newly saved .pdf',
};

/** What the bytes say against a file that calls itself a PDF or a Word document; the name is only a claim. */
export async function faultOfContent(
  bytes: Buffer,
  type: ResumeType,
): Promise<ContentFault | undefined> {
  switch (type) {
    case 'pdf':
      return pdfFault(bytes);
    case 'doc':
      return oldWordFault(bytes);
    case 'docx':
      return officePackageFault(bytes, 'docx');
  }
}
