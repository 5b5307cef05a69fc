import { type DeskRefusal, refuse } from '#desk/record/desk-answer.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { listAskedPapers } from './asked-papers.server.ts';
import type { AskablePaper } from './paper-to-ask-for.ts';
import { MOST_THINGS } from './request-limits.ts';

interface Wanted {
  things: readonly string[];
  /** Ids of the office's list. */
  papers: readonly string[];
  /** Those of the list. */
  all: readonly AskablePaper[];
}

/** The ticked papers by the names of the office's list, then what was written; or why they cannot be asked for. */
export async function listThings(
  transaction: WriteTransaction,
  reference: string,
  { things, papers, all }: Wanted,
): Promise<{ what: string; paper: string | null }[] | DeskRefusal> {
  const open = await listAskedPapers(transaction, reference);
  const ticked = all.filter(({ id }) => papers.includes(id));
  const here = ticked.find(({ isHere }) => isHere);
  const known = ticked.find(({ id }) => open.has(id));
  if (ticked.length < new Set(papers).size) return refuse('Choose papers of the list', 'papers');
  if (here) return refuse(`${here.label}: this paper is here already.`, 'papers');
  if (known) return refuse(`${known.label}: you have asked for this paper already.`, 'papers');
  const count = ticked.length + things.length;
  if (count === 0) return refuse('Tick a paper, or write what you ask for', 'things');
  if (count > MOST_THINGS) return refuse(`Ask for ${MOST_THINGS} things or fewer at a time`);
  return [
    ...ticked.map(({ id, label }) => ({ what: label, paper: id })),
    ...things.map((what) => ({ what, paper: null })),
  ];
}
