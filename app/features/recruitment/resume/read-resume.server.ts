import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Needs } from '#lib/needs.ts';
import { resumeResponse } from './resume-response.server.ts';

/** A candidate's resume for somebody of the office, after it is written down who opened it. */
export async function readResume(
  { store, files, clock }: Needs<'store' | 'files' | 'clock'>,
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
