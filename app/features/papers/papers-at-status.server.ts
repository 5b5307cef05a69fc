import type { Content } from '#features/content/schemas.ts';
import { isClosedWithoutPlace } from '#features/enrollment/enrollment-status.ts';
import { findApplicant } from '#features/enrollment/queries.server.ts';
import { applicationHistory } from '#features/enrollment/status/status-history.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { forFamily, listPapersOf } from './list-papers.server.ts';
import type { Paper } from './paper-status.ts';
import { writePass } from './papers-pass.server.ts';

/** The papers of a child, for whoever knows its date of birth. */
export interface PapersAtStatus {
  /** What the office says above its list. */
  lead: string;
  reference: string;
  /** Speaks for this page, and goes with each photograph. */
  pass: string;
  papers: Paper[];
}

interface Services {
  store: { read: ReadStore };
  content: Pick<Content, 'papers'>;
  clock: Clock;
  secret: string;
}

/**
 * What to show of the papers to whoever has answered the question of /status and may know everything (`mayKnow`).
 * Undefined where the office needs none: the application is closed, or gone.
 */
export async function papersAtStatus(
  services: Services,
  reference: string,
): Promise<PapersAtStatus | undefined> {
  const { store, secret, clock } = services;
  const now = clock.now();
  const applicant = await findApplicant(store.read, reference);
  if (!applicant) return undefined;
  const { status } = await applicationHistory.findTold(store.read, applicant, now);
  const papers = forFamily(await listPapersOf(services, reference), now);
  if (isClosedWithoutPlace(status) || papers.length === 0) return undefined;
  const pass = writePass({ reference, accountId: null }, { secret, now });
  return { lead: services.content.papers.lead, reference, pass, papers };
}
