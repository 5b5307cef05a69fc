import { listHeldNotes } from '#desk/cases/case-notes.server.ts';
import { heldCases } from '#desk/cases/held-cases.server.ts';
import { isStatusOf } from '#desk/cases/status-rows.server.ts';
import { isInTimeToUndo } from '#desk/cases/time-to-undo.ts';
import type { HeldRecords } from '#lib/store/held-records.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { applicationInWords } from './application-in-words.ts';
import { keepBarredForChild } from './barred/keep-for-child.server.ts';
import { listHeldBarred } from './barred/list-barred.server.ts';
import { listCorrections } from './corrections/correct-answer.server.ts';
import { listGuardianActs } from './guardians/guardian-acts.server.ts';
import { answersOfRow } from './intake/answer-columns.ts';
import { closedWithoutPlace } from './status/status-sets.ts';
import './requests/tables.server.ts';
import { forgetOffers, listHeldOffers } from './rounds/offers/held-offers.server.ts';
import { forgetTickets, ticketsOf } from './rounds/tickets.server.ts';
import { withToldYear } from './second-chance/carry-over.server.ts';
import { applicationHistory } from './status/status-history.server.ts';
import type { SubmittedCopy } from './tables.server.ts';

/** Who of the school did something is the school's own matter. */
const OFFICE = 'the school office';

const withoutStaff = ({ paper, ...copy }: SubmittedCopy): SubmittedCopy => ({
  ...copy,
  ...(paper && { paper: { ...paper, enteredBy: OFFICE } }),
});

const storedForms = heldCases({
  kind: 'enrollment-application',
  table: 'enrollment_applications',
  async hold({ id, submitted_copy, assigned_to: _, ...application }, read, copiedAt) {
    const row = { ...application, id };
    const { enrollment_year } = copiedAt ? await withToldYear(read, row, copiedAt) : row;
    const { isTold, ...moves } = await applicationHistory.findHeld(read, row, copiedAt);
    return {
      ...application,
      ...moves,
      enrollment_year,
      // A note that a move brought, such as why there was one place more, is told with it.
      notes: await listHeldNotes(read, row.reference, isTold),
      entered_by: application.entered_by && OFFICE,
      submitted_copy: withoutStaff(JSON.parse(submitted_copy)),
      requests: await listHeldRequests(read, id, copiedAt),
      // The year into which a move has taken the form over is told with that move.
      corrections: (await listCorrections(read, id)).flatMap(({ correctedBy, ...correction }) =>
        isTold(correction.correctedAt) ? [correction] : [],
      ),
      guardian_acts: await listGuardianActs(read, id),
      barred: await listHeldBarred(read, id),
      ticket: (await ticketsOf(read, enrollment_year, [row.lot])).get(row.lot) ?? '',
      offers_of_rounds: await listHeldOffers(read, row.reference, copiedAt),
    };
  },
  tell: (held) => applicationInWords(held, answersOfRow(held)),
});

/**
 * An application for a place, with its statuses, the office's notes, what guardians did and who is barred. Corrections, requests, access
 * codes, guardians and its place on the waiting list go with it as well; who is barred from a child of whom another form stays does not.
 */
export const heldEnrollmentApplications: HeldRecords = {
  ...storedForms,
  async erase(transaction, subject) {
    await keepBarredForChild(transaction, subject);
    const lots = await lotsOf(transaction, subject);
    const erased = await storedForms.erase(transaction, subject);
    await forgetTickets(transaction, lots);
    await forgetOffers(transaction, subject);
    return erased;
  },
};

async function lotsOf(read: ReadStore, reference: string): Promise<string[]> {
  const rows = await read
    .selectFrom('enrollment_applications')
    .select('lot')
    .where('reference', '=', reference)
    .execute();
  return rows.map(({ lot }) => lot);
}

/** What a family was asked for; in a copy only what the office can take back no more. */
async function listHeldRequests(read: ReadStore, applicationId: string, copiedAt?: Date) {
  const requests = await read
    .selectFrom('enrollment_requests')
    .select(['asked_at', 'what', 'status', 'settled_at', 'reminded_at'])
    .where('application_id', '=', applicationId)
    .orderBy('asked_at')
    .execute();
  return requests.filter(({ asked_at }) => !copiedAt || !isInTimeToUndo(asked_at, copiedAt));
}

/** Applications that closed without a place before an instant. */
export const endedApplications = (read: ReadStore, instant: string) =>
  read
    .selectFrom('enrollment_applications as application')
    // Where another application goes on for the child, this one ends with it.
    .innerJoin('enrollment_applications as leading', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb(
          'leading.reference',
          '=',
          fn.coalesce(ref('application.same_child_as'), ref('application.reference')),
        ),
      ),
    )
    .innerJoin('case_statuses as reached', isStatusOf('leading'))
    .select('application.reference')
    .where('leading.status', 'in', closedWithoutPlace)
    .groupBy('application.reference')
    .having(({ fn }) => fn.max('reached.reached_at'), '<=', instant);
