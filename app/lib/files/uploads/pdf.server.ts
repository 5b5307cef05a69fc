import type { ContentFault } from './content-fault.ts';

const PDF_START = '%PDF-';
/** A trailer, or the dictionary of a cross-reference stream, that names how the file is encrypted. */
const PDF_ENCRYPTED = /\/Encrypt\s*(\d+\s+\d+\s+R\b|<<)/;

/** What speaks against a `.pdf`. */
export function pdfFault(bytes: Buffer): ContentFault | undefined {
  if (bytes.toString('latin1', 0, PDF_START.length) !== PDF_START) return 'otherContent';
  if (bytes.includes('/Encrypt') && PDF_ENCRYPTED.test(bytes.toString('latin1'))) {
    return 'withPassword';
  }
  return undefined;
}
