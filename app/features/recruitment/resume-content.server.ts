import { oldWordFault } from './old-word-document.server.ts';
import type { ResumeFault, ResumeType } from './resume.ts';
import { wordPackageFault } from './word-package.server.ts';

const PDF_START = '%PDF-';
/** A trailer, or the dictionary of a cross-reference stream, that names how the file is encrypted. */
const PDF_ENCRYPTED = /\/Encrypt\s*(\d+\s+\d+\s+R\b|<<)/;

/** What the bytes say against a file that calls itself a PDF or a Word document; the name is only a claim. */
export async function faultOfContent(
  bytes: Buffer,
  type: ResumeType,
): Promise<ResumeFault | undefined> {
  switch (type) {
    case 'pdf':
      return pdfFault(bytes);
    case 'doc':
      return oldWordFault(bytes);
    case 'docx':
      return wordPackageFault(bytes);
  }
}

function pdfFault(bytes: Buffer): ResumeFault | undefined {
  if (bytes.toString('latin1', 0, PDF_START.length) !== PDF_START) return 'otherContent';
  if (bytes.includes('/Encrypt') && PDF_ENCRYPTED.test(bytes.toString('latin1'))) {
    return 'withPassword';
  }
  return undefined;
}
