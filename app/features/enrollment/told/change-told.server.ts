import * as v from 'valibot';
import { within } from '#desk/cases/case-changes.server.ts';
import { refuse } from '#desk/record/desk-answer.server.ts';
import { findTrustedNow } from '#lib/jobs/clock-readings.server.ts';
import type { Work } from '../desk/application-kind.server.ts';
import { bringsLetter } from '../emails/family-letter.ts';
import { applicationHistory } from '../status/status-history.server.ts';
import { everyWayToTell, notYetToTell } from './told-how.ts';

/** Somebody of the office has told a family what its letter says, on the phone or on paper; or takes that back. */
export const toldChanges = {
  told: within(
    { how: v.picklist(everyWayToTell, 'Say how the family was told') },
    async (work: Work, { how }) => {
      const reached = await findReached(work);
      const notYet =
        reached && notYetToTell(reached, await findTrustedNow(work.transaction, work.now));
      if (!reached) return refuse('There is no letter for the status that it has now.');
      if (notYet) return refuse(notYet);
      if (reached.facts.toldHow) return refuse('Somebody has told this family already.');
      const { transaction, row, now } = work;
      // Whoever is told knows it: nothing is taken back any more.
      await applicationHistory.tellNow(transaction, row.reference, now);
      await applicationHistory.addFacts(transaction, row.reference, { toldHow: how });
      return { did: [{ toldHow: how }] };
    },
  ),
  notTold: within({}, async (work: Work) => {
    const reached = await findReached(work);
    if (!reached?.facts.toldHow) return refuse('Nobody has told this family yet.');
    await applicationHistory.addFacts(work.transaction, work.row.reference, {
      toldHow: undefined,
      isToTell: true,
    });
    return { did: [{ toldHow: null }] };
  }),
};

async function findReached({ transaction, row }: Work) {
  if (!bringsLetter(row.status)) return undefined;
  return (await applicationHistory.list(transaction, row.reference)).at(-1);
}
