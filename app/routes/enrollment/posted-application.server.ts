import { answersOfRow } from '#features/enrollment/intake/answer-columns.ts';
import { findSubmittedApplication } from '#features/enrollment/queries.server.ts';
import type { SubmittedCopy } from '#features/enrollment/tables.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import type { WrittenSection } from '#lib/text/written-section.ts';
import { receiptCookie } from './receipt-cookie.server.ts';

/** What the confirmation of a posted application shows. */
export interface Receipt {
  reference: string;
  submissionDate: string;
  /** Only for a browser that has brought our cookie back, as what follows. */
  gradeLevel?: string;
  sections?: WrittenSection[];
}

/** What somebody has just posted without a script, by our cookie, and what the device's list keeps of it. */
export async function findPosted(request: Request, store: Store) {
  const id: unknown = await receiptCookie.parse(request.headers.get('Cookie'));
  const row = typeof id === 'string' ? await findSubmittedApplication(store, id) : undefined;
  if (!row) return undefined;
  const { sections, consent }: SubmittedCopy = JSON.parse(row.submitted_copy);
  const { reference, submitted_at: submissionDate, grade_level: gradeLevel } = row;
  const receipt: Receipt = { reference, submissionDate, gradeLevel, sections };
  const entry = { answers: answersOfRow(row), noticeVersion: consent.noticeVersion };
  return { receipt, entry };
}
