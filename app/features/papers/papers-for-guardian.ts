import type { Paper } from './paper-status.ts';

/** What the portal shows of the papers of one child. */
export interface PapersForGuardian {
  reference: string;
  firstName: string;
  lead: string;
  isClosed: boolean;
  papers: Paper[];
  /** Goes with each photograph. */
  pass: string;
}
