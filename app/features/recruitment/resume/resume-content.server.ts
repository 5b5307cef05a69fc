import type { ContentFault } from '#lib/files/uploads/content-fault.ts';
import { officePackageFault } from '#lib/files/uploads/office-package.server.ts';
import { oldWordFault } from '#lib/files/uploads/old-word-document.server.ts';
import { pdfFault } from '#lib/files/uploads/pdf.server.ts';
import type { ResumeType } from './resume.ts';

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
