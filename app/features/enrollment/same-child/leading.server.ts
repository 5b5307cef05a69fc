import type { Told } from '#desk/cases/time-to-undo.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type EnrollmentStatus, FIRST_STATUS } from '../enrollment-status.ts';
import { applicationHistory, type FactsOfStatus } from '../status/status-history.server.ts';
import { isClosedWithoutPlace } from '../status/status-sets.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { formsOfChild } from './forms-of-child.server.ts';
import { leaderOf } from './leader.ts';

/**
 * The application that goes on for this one's child as its family is told, and how far it has come: itself, unless
 * the office has said that two are of one child. One that the office has just closed still goes on for its family, as
 * long as that can be taken back. Without `leading` where nobody has this reference, after the same work.
 */
export async function findToldLeading(
  read: ReadStore,
  reference: string,
  now: Date,
): Promise<Told<EnrollmentStatus, FactsOfStatus> & { leading?: EnrollmentApplicationRow }> {
  const forms = await formsOfChild(read, reference).selectAll().execute();
  const own = forms.find((form) => form.reference === reference);
  // Of one that is gone, itself.
  const leading = forms.find((form) => form.reference === own?.same_child_as) ?? own;
  const closed = forms.filter((form) => form !== leading && isClosedWithoutPlace(form.status));
  const standing = await Promise.all(
    closed.map(async (form) => ({
      form,
      reference: form.reference,
      submittedAt: form.submitted_at,
      ...(await applicationHistory.findTold(read, form, now)),
    })),
  );
  const goingOn = leaderOf(standing.filter(({ status }) => !isClosedWithoutPlace(status)));
  if (goingOn) {
    const { form, reference: _, submittedAt: __, ...told } = goingOn;
    return { ...told, leading: form };
  }
  const told = await applicationHistory.findTold(read, leading ?? NOBODY, now);
  return { ...told, ...(leading && { leading }) };
}

const NOBODY = { reference: '', status: FIRST_STATUS };
