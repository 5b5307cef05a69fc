import { clockAndPlace, isAhead, toldOfInterview } from '#features/interviews/interview.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { formsOfChild } from '../same-child/forms-of-child.server.ts';
import { findToldLeading } from '../same-child/leading.server.ts';
import { applicationHistory } from './status-history.server.ts';
import { undecided } from './status-sets.ts';

export type ToldInterview = NonNullable<Awaited<ReturnType<typeof findToldInterview>>>;

/**
 * The interview that is ahead, in words for a family, whichever of several forms of one child it was set with. Only for
 * a reader whose right to everything is proven: it says where the child will be, and more people than its guardians may
 * know a birth date.
 */
export async function findToldInterview(read: ReadStore, reference: string, now: Date) {
  const { status } = await findToldLeading(read, reference, now);
  // Where the child has an answer, that is what is told.
  if (!undecided.includes(status)) return undefined;
  const forms = await formsOfChild(read, reference).select(['reference', 'status']).execute();
  for (const form of forms) {
    const { interview } = (await applicationHistory.findTold(read, form, now)).facts;
    if (isAhead(interview, now))
      return { ...toldOfInterview(interview), on: interview.on, at: clockAndPlace(interview) };
  }
  return undefined;
}
