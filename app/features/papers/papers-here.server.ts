import { reopenAskedPaper } from '#features/enrollment/requests/asked-papers.server.ts';
import { referencesOfChild } from '#features/enrollment/same-child/forms-of-child.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { statusesHere } from './paper-status.ts';
import './tables.server.ts';

/** Where a paper is that the office has: ticked as seen, or as a photograph. */
export interface PaperHere {
  reference: string;
  status: (typeof statusesHere)[number];
}

/**
 * The papers that the office has of the child of this application, under whichever of its forms: under this one before
 * another, and seen before sent. By the id of the paper.
 */
export async function findPapersHere(
  read: ReadStore,
  reference: string,
): Promise<Map<string, PaperHere>> {
  const rows = await read
    .selectFrom('papers')
    .select(['paper', 'reference', 'status'])
    .where('reference', 'in', referencesOfChild(read, reference))
    .where('status', 'in', statusesHere)
    .orderBy('status', 'desc')
    .execute();
  const own = rows.filter((row) => row.reference === reference);
  // Of a paper that is here twice, the first of these counts.
  return new Map(
    [...own, ...rows].toReversed().map(({ paper, ...where }) => [paper, where as PaperHere]),
  );
}

/** What was asked for is open again, unless the paper is here under another form of the same child. */
export async function reopenUnlessHere(
  transaction: WriteTransaction,
  at: { reference: string; paper: string },
): Promise<void> {
  const here = await findPapersHere(transaction, at.reference);
  if (!here.has(at.paper)) await reopenAskedPaper(transaction, at);
}
