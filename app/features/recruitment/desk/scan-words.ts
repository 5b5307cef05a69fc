import type { ResumeScan } from '../tables.server.ts';

/** What the virus scanner said, and what follows from it. */
export const scanWords: Record<ResumeScan, { name: string; warning?: string }> = {
  clean: { name: 'Scanned, nothing harmful found' },
  notScanned: {
    name: 'Not scanned',
    warning:
      'No virus scanner has checked this file. Open it only if you expect it, on a computer that is up to date, and do not allow macros.',
  },
  infected: {
    name: 'Infected',
    warning:
      'The virus scanner found something harmful in this file. It cannot be opened. Ask the candidate for another one.',
  },
};
