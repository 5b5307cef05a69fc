import { randomBytes } from 'node:crypto';
import { listActs } from '#desk/record/record-history.server.ts';
import { findByWholeWords } from '#lib/search/search-words.server.ts';
import { emailKey, phoneKey } from '#lib/search/search-words.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { childKey } from '../intake/search-words.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';

/** What decides between children of one day: nobody can choose it, and it is drawn once. */
export const newLot = () => randomBytes(16).toString('hex');

/**
 * A form that has just been written takes the lot of its child, where the child has applied for this year before, or
 * that of its twin, where both apply for the same grade. Returns the one that it has.
 */
export async function shareLot(
  transaction: WriteTransaction,
  row: EnrollmentApplicationRow,
): Promise<string> {
  // Twins whose forms arrive together would not see each other.
  await lock(transaction, `lots ${row.student_dob}`);
  const lot = await lotOfKin(transaction, row);
  if (!lot) return row.lot;
  await transaction
    .updateTable('enrollment_applications')
    .set({ lot })
    .where('id', '=', row.id)
    .execute();
  return lot;
}

/** So many are looked at, of the child's name and of each family's contacts: what more have in common is nobody's own. */
const MOST_FOUND = 50;

/** The lot that another form of this child has, or its twin; of several the oldest. */
export async function lotOfKin(
  read: ReadStore,
  row: EnrollmentApplicationRow,
): Promise<string | undefined> {
  const key = childKey(row);
  const named = await findByWholeWords(read, ['EN'], [key], MOST_FOUND);
  const reached = await findByWholeWords(read, ['EN'], [...contactsOf(row), ''], MOST_FOUND);
  const ids = new Set([...named, ...reached].map(({ record_id }) => record_id));
  const found = await read
    .selectFrom('enrollment_applications')
    .select(['lot', 'grade_level', 'student_first_name', 'student_last_name', 'student_dob'])
    .where('id', 'in', [...ids, ''])
    .where('id', '!=', row.id)
    .where('student_dob', '=', row.student_dob)
    .where('enrollment_year', '=', row.enrollment_year)
    .orderBy('submitted_at')
    .orderBy('reference')
    .execute();
  return found.find((other) => childKey(other) === key || other.grade_level === row.grade_level)
    ?.lot;
}

function contactsOf(row: EnrollmentApplicationRow): string[] {
  const keys = [
    ...[phoneKey(row.parent1_phone), phoneKey(row.parent2_phone)],
    ...[emailKey(row.parent1_email), emailKey(row.parent2_email)],
  ];
  return keys.filter((key) => key !== '');
}

/**
 * These forms are of one child, or one is of a child alone: the lot of the one that goes on is that of all, so that the
 * child has one, whichever of them goes on later. What the office has confirmed of one of them is confirmed of the child,
 * and only of this one: where two were called one child by mistake, each has what was confirmed of itself.
 */
export async function standAsOne(
  transaction: WriteTransaction,
  { leader, others }: { leader: string; others: readonly string[] },
): Promise<void> {
  const forms = await transaction
    .selectFrom('enrollment_applications')
    .select(['reference', 'lot', 'waits_as', 'waits_as_at'])
    .where('reference', 'in', [leader, ...others])
    .orderBy('submitted_at')
    .execute();
  const leading = forms.find(({ reference }) => reference === leader);
  if (!leading) return;
  const confirmed = [];
  for (const form of forms) if (await isOwnGroup(transaction, form)) confirmed.push(form);
  const said = confirmed.find((form) => form === leading) ?? confirmed[0];
  const { waits_as = null, waits_as_at = null } = said ?? {};
  await transaction
    .updateTable('enrollment_applications')
    .set({ lot: leading.lot, waits_as, waits_as_at })
    .where('reference', 'in', [leader, ...others])
    .execute();
}

/** Whether the office has confirmed the group with this form, and not with another one that was of the same child. */
async function isOwnGroup(
  read: ReadStore,
  { reference, waits_as }: Pick<EnrollmentApplicationRow, 'reference' | 'waits_as'>,
): Promise<boolean> {
  if (!waits_as) return false;
  const acts = await listActs(read, reference);
  return acts.some(({ data }) => data.waitsAs !== undefined);
}
