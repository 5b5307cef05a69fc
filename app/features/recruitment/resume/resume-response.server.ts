import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { isCompoundFile } from '#lib/files/uploads/old-word-document.server.ts';
import type { FileAnswer } from '#lib/http/answer.ts';
import { answerToSave } from '#lib/http/file-answer.server.ts';
import { type ProblemAnswer, problem } from '#lib/http/problem.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { JobApplicationRow } from '../tables.server.ts';

/**
 * A candidate's resume for somebody who is allowed to read it. Its type comes from its bytes. An infected one is not
 * handed out.
 */
export function resumeResponse(
  file: Buffer,
  row: Pick<JobApplicationRow, 'resume_name' | 'resume_scan'>,
): FileAnswer<ResumeType> | ProblemAnswer<403> {
  if (row.resume_scan === 'infected') {
    return problem({
      status: 403,
      title: 'Virus found',
      detail:
        'The virus scanner found something harmful in this resume. Ask the candidate for another one.',
    });
  }
  return answerToSave(file, typeOf(file), attachment(row.resume_name));
}

type ResumeType =
  | 'application/pdf'
  | 'application/msword'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  | 'application/octet-stream';

function typeOf(file: Buffer): ResumeType {
  if (file.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  if (isCompoundFile(file)) return 'application/msword';
  if (file.toString('latin1', 0, 4) === 'PK\x03\x04') {
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  }
  return 'application/octet-stream';
}

/** RFC 6266: a plain name for old programs, and the real one in UTF-8 (RFC 8187). */
function attachment(name: string): string {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_').replace(/^[.-]/, '_');
  const real = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${real}`;
}

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
