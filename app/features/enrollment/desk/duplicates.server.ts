import type { ReadStore } from '#lib/store/store.server.ts';
import {
  childKey,
  type FindableApplication,
  guardianEmails,
  guardianPhones,
} from '../intake/search-words.ts';
import '#lib/search/search-words.server.ts';
import type { Duplicate, DuplicateReason } from './desk-record.ts';

const MOST_SHOWN = 20;

/** Other applications that look like the same child or the same family, each with why; the newest first. */
export async function findDuplicates(
  read: ReadStore,
  application: FindableApplication & { id: string },
): Promise<Duplicate[]> {
  const reasonOf = new Map<string, DuplicateReason>([
    ...guardianEmails(application).map((word) => [word, 'sameEmail'] as const),
    ...guardianPhones(application).map((word) => [word, 'samePhone'] as const),
    [childKey(application), 'sameChild'] as const,
  ]);
  const rows = await read
    .selectFrom('search_words as same')
    .innerJoin('enrollment_applications as application', 'application.id', 'same.record_id')
    .select(['same.word', 'application.reference', 'application.status'])
    .select(['application.submitted_at'])
    .select(['application.student_first_name', 'application.student_last_name'])
    .where('same.kind', '=', 'EN')
    .where('same.word', 'in', [...reasonOf.keys()])
    .where('application.id', '!=', application.id)
    .orderBy('application.submitted_at', 'desc')
    .limit(MOST_SHOWN * reasonOf.size)
    .execute();
  const found = new Map<string, Duplicate>();
  for (const row of rows) {
    const reason = reasonOf.get(row.word);
    const known = found.get(row.reference);
    const reasons = [...new Set([...(known?.reasons ?? []), ...(reason ? [reason] : [])])];
    found.set(row.reference, {
      reference: row.reference,
      applicant: `${row.student_first_name} ${row.student_last_name}`,
      status: row.status,
      submittedAt: row.submitted_at,
      reasons,
    });
  }
  return [...found.values()].slice(0, MOST_SHOWN);
}
