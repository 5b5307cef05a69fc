import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { FileStore } from '#lib/files/files.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { resumeResponse } from './resume-response.server.ts';

/** A candidate's resume for somebody of the office, after it is written down who opened it. */
export async function readResume(
  { store, files, clock }: { store: Store; files: FileStore; clock: Clock },
  staff: StaffIn<'careers'>,
  reference: string,
) {
  const row = await store.read
    .selectFrom('job_applications')
    .select(['resume_file', 'resume_name', 'resume_scan'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  const bytes = row && (await files.read(row.resume_file));
  if (!row || !bytes) return undefined;
  const detail = row.resume_scan === 'infected' ? 'resume: kept shut, infected' : 'resume';
  await store.write((transaction) =>
    recordAct(transaction, staff, { act: 'saw', about: reference, detail }, clock.now()),
  );
  return resumeResponse(bytes, row);
}
