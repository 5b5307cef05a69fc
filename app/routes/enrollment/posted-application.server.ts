import { answersOfRow } from '#features/enrollment/intake/answer-columns.ts';
import { findSubmittedApplication, getApplicationId } from '#features/enrollment/queries.server.ts';
import type { SubmittedCopy } from '#features/enrollment/tables.server.ts';
import type { SchoolSaid } from '#forms/device/submission-list.ts';
import { logUnexpected } from '#lib/metrics/log.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { Store } from '#lib/store/store.server.ts';
import type { WrittenSection } from '#lib/text/written-section.ts';
import { receiptCookie } from './receipt-cookie.server.ts';

/**
 * What the confirmation of a posted application shows. What the school has said is for the device, and not there for a
 * receipt that only its cookie tells.
 */
export interface Receipt extends SchoolSaid {
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

type Services = Needs<'store' | 'log' | 'publicUrl'>;

/** The same for the page that confirms it. The address tells the receipt as well, so that nothing is asked for twice. */
export const findConfirmed = (request: Request, services: Pick<Services, 'store' | 'log'>) =>
  ifReadable(services, () => findPosted(request, services.store));

/** The headers that bring our cookie for a form which the school has by now. */
export async function cookieOfPosted(
  services: Services,
  reference: string,
): Promise<Record<string, string>> {
  const id = await ifReadable(services, () => getApplicationId(services.store, reference));
  if (!id) return {};
  const secure = services.publicUrl.startsWith('https:');
  return { 'Set-Cookie': await receiptCookie.serialize(id, { secure }) };
}

/** A store that fails once it has taken a form must not say to the family that it has not: what it tells is left out. */
async function ifReadable<Found>(
  { log }: Pick<Services, 'log'>,
  read: () => Promise<Found>,
): Promise<Found | undefined> {
  try {
    return await read();
  } catch (error) {
    logUnexpected(log, error);
    return undefined;
  }
}
