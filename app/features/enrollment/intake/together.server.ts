import type { Content } from '#features/content/schemas.ts';
import { emailKey, phoneKey } from '#lib/search/search-words.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { readReference } from '#lib/text/reference.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { type FindableApplication, guardianEmails, guardianPhones } from './search-words.ts';

/** Makes one family of these references. Handed in where routes meet services: families know applications already. */
export type JoinFamily = (
  transaction: WriteTransaction,
  references: readonly string[],
  now: Date,
) => Promise<void>;

type SchoolContact = Pick<
  Content['school'],
  'phone' | 'admissionsPhone' | 'whatsapp' | 'email' | 'admissionsEmail'
>;

interface Earlier {
  /** Reference of the earlier application, as it was typed or sent. */
  earlier: string;
  joinFamily: JoinFamily;
  school: SchoolContact;
  now: Date;
}

/**
 * Joins a new application with the earlier one that it names, when a guardian's phone or address is the same in both.
 * A wrong reference, or one of another family, changes nothing, and nobody is told: whoever guesses learns nothing.
 */
export async function joinEarlierApplication(
  transaction: WriteTransaction,
  row: EnrollmentApplicationRow,
  { earlier, joinFamily, school, now }: Earlier,
): Promise<void> {
  const reference = readReference(earlier, 'EN');
  if (!reference || reference === row.reference) return;
  const other = await transaction
    .selectFrom('enrollment_applications')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (other && haveSameGuardian(row, other, school)) {
    await joinFamily(transaction, [other.reference, row.reference], now);
  }
}

/** Whether a guardian's phone or address is in both. What is the school's own says nothing about a family. */
export function haveSameGuardian(
  one: FindableApplication,
  other: FindableApplication,
  school: SchoolContact,
): boolean {
  const ofSchool = new Set([
    ...[school.phone, school.admissionsPhone, school.whatsapp ?? ''].map(phoneKey),
    ...[school.email, school.admissionsEmail].map(emailKey),
  ]);
  const ofOther = new Set(waysToReach(other));
  return waysToReach(one).some((way) => ofOther.has(way) && !ofSchool.has(way));
}

function waysToReach(row: FindableApplication): string[] {
  return [...guardianPhones(row), ...guardianEmails(row)];
}
