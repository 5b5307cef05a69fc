import { reopenAskedPaper } from '#features/enrollment/requests/asked-papers.server.ts';
import { referencesOfChild } from '#features/enrollment/same-child/forms-of-child.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { statusesHere } from './paper-status.ts';
import './tables.server.ts';

/** The ids of the papers that the office has of the child of this application, under whichever of its forms. */
export async function findPapersHere(
  read: ReadStore | WriteTransaction,
  reference: string,
): Promise<Set<string>> {
  const rows = await read
    .selectFrom('papers')
    .select('paper')
    .where('reference', 'in', referencesOfChild(read, reference))
    .where('status', 'in', statusesHere)
    .execute();
  return new Set(rows.map(({ paper }) => paper));
}

/** What was asked for is open again, unless the paper is here under another form of the same child. */
export async function reopenUnlessHere(
  transaction: WriteTransaction,
  at: { reference: string; paper: string },
): Promise<void> {
  const here = await findPapersHere(transaction, at.reference);
  if (!here.has(at.paper)) await reopenAskedPaper(transaction, at);
}
