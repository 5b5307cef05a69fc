import type { Content } from '#features/content/schemas.ts';
import { findApplicant } from '#features/enrollment/queries.server.ts';
import { applicationHistory } from '#features/enrollment/status/status-history.server.ts';
import { isClosedWithoutPlace } from '#features/enrollment/status/status-sets.ts';
import type { Needs } from '#lib/needs.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { forFamily, listPapersOf } from './list-papers.server.ts';
import type { Paper } from './paper-status.ts';
import { type PapersPass, writePass } from './papers-pass.server.ts';

/** The papers of a child, for whoever knows its date of birth. */
export interface PapersAtStatus {
  reference: string;
  /** What the office says above its list. */
  lead: string;
  papers: Paper[];
  /** Goes with each photograph, and speaks for a page without an account. */
  pass: string;
}

/** The same in the portal. */
export interface PapersForGuardian extends PapersAtStatus {
  firstName: string;
  isClosed: boolean;
}

interface Services extends Needs<'clock' | 'secret'> {
  store: { read: ReadStore };
  content: Pick<Content, 'papers'>;
}

/** For a guardian whose account follows the application; undefined where it is gone. */
export async function papersForGuardian(
  services: Services,
  { reference, accountId }: PapersPass,
): Promise<PapersForGuardian | undefined> {
  const { store, content, secret, clock } = services;
  const now = clock.now();
  const applicant = await findApplicant(store.read, reference);
  if (!applicant) return undefined;
  const { status } = await applicationHistory.findTold(store.read, applicant, now);
  return {
    reference,
    firstName: applicant.firstName,
    isClosed: isClosedWithoutPlace(status),
    lead: content.papers.lead,
    papers: forFamily(await listPapersOf(services, reference), now),
    pass: writePass({ reference, accountId }, { secret, now }),
  };
}

/**
 * For whoever has answered the question of /status and may know everything (`mayKnow`). Undefined where the office needs
 * none: the application is closed, or gone.
 */
export async function papersAtStatus(
  services: Services,
  reference: string,
): Promise<PapersAtStatus | undefined> {
  const shown = await papersForGuardian(services, { reference, accountId: null });
  if (!shown || shown.isClosed || shown.papers.length === 0) return undefined;
  const { firstName: _, isClosed: __, ...papers } = shown;
  return papers;
}
