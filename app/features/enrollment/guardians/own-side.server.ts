import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import type { Guardian } from './guardian-links.server.ts';
import { type GuardianNumber, whichGuardian } from './which-guardian.ts';
import './guardian-tables.server.ts';

export interface OwnSide {
  row: EnrollmentApplicationRow;
  /** Which of the two whoever is signed in is, and who the other one is; undefined where nobody knows. */
  own: GuardianNumber | undefined;
  other: GuardianNumber | undefined;
}

/** What of an application is the guardian's own, and what is the other's. */
export async function findOwnSide(
  read: ReadStore | WriteTransaction,
  { applicationId, accountId, email }: Guardian,
): Promise<OwnSide> {
  const row = await read
    .selectFrom('enrollment_applications')
    .selectAll()
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const link = await read
    .selectFrom('enrollment_guardians')
    .select('guardian')
    .where('application_id', '=', applicationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const own = link?.guardian ?? whichGuardian({ email, codeFor: null }, row);
  return { row, own, other: own && (own === 1 ? 2 : 1) };
}
