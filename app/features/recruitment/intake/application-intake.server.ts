import { type Consent, consentTo } from '#features/content/privacy-notice.ts';
import type { CareersContent, Opening, School } from '#features/content/schemas.ts';
import type { FormIntake, FormServices } from '#forms/form-intake.server.ts';
import type { StoredFile } from '#forms/stored-file.server.ts';
import { addSearchWords } from '#lib/search/search-words.server.ts';
import { searchWordsOf } from '#lib/search/search-words.ts';
import { contentOf } from '#lib/store/idempotency.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { Receipt } from '#lib/store/take-submission.server.ts';
import { jobApplicationNotice, jobApplicationReceipt } from '../emails/when-it-arrives.ts';
import {
  type JobAnswers,
  type JobField,
  jobApplication,
  type OpenPost,
} from '../job-application.ts';
import { FIRST_STATUS } from '../job-application-status.ts';
import { listOpenings } from '../openings/opening-statuses.server.ts';
import { resumeType, tidyFileName } from '../resume/resume.ts';
import { contentFaults, faultOfContent, infectedResume } from '../resume/resume-content.server.ts';
import { candidateHistory } from '../status-history.server.ts';
import type { JobApplicationRow } from '../tables.server.ts';

type Services = FormServices & {
  content: { school: School; careers: Pick<CareersContent, 'notices'>; openings: Opening[] };
};

/** In this order keys were made of them before names counted (docs/decisions/0038). */
const textNames = ['fullName', 'email', 'phone', 'position', 'coverLetter'] as const;

/** How the school takes the application of a candidate. */
export const applicationIntake: FormIntake<JobField, Services, readonly OpenPost[]> = {
  form: jobApplication,
  notStored:
    'The school’s website had a problem and could not take your application. Your answers are still in the form. Please choose your resume again and press Submit Application in a few minutes.',
  dayOf: listOpenings,
  infected: infectedResume,
  async faultInFile(bytes, name) {
    const fault = await faultOfContent(bytes, typeOf(name));
    return fault && contentFaults[fault];
  },
  contentOf: (answers, { sha256 }) => ({
    ...contentOf(textNames, answers),
    resumeName: answers.resume,
    sha256,
  }),
  // The reference travels in the address: it survives a reload and needs neither script nor cookie.
  sentTo: (reference) => `${jobApplication.page}?submitted=${reference}`,
  async insert(transaction, receipt, answers, { content }, { file, day: open }) {
    if (!file) throw new Error('The form takes applications with a resume only');
    // What a phone brings back may be for a post that is closed by now, or that the content has no more.
    const opening = [...open, ...content.openings].find(({ title }) => title === answers.position);
    const agreedAt = receipt.submissionDate;
    const consent = consentTo(content.careers, content.school, { agreedAt });
    const openingId = opening?.id ?? '';
    const row = applicationRow(receipt, answers, file, { openingId, consent });
    await transaction.insertInto('job_applications').values(row).execute();
    const { reference, full_name, email, phone } = row;
    const found = { codes: [reference], names: [full_name], emails: [email], phones: [phone] };
    await addSearchWords(transaction, 'JA', row.id, searchWordsOf(found));
    const first = { status: row.status, by: null };
    await candidateHistory.reach(transaction, reference, first, new Date(row.submitted_at));
  },
  letters: (reference, { email }, { content: { school }, publicUrl }) => ({
    notice: jobApplicationNotice(reference, { school, publicUrl }),
    receipt: jobApplicationReceipt(email, reference, { school, publicUrl }),
  }),
};

function applicationRow(
  { reference, submissionDate }: Receipt,
  answers: JobAnswers,
  resume: StoredFile,
  { openingId, consent }: { openingId: string; consent: Consent },
): JobApplicationRow {
  return {
    id: newRowId(),
    reference,
    full_name: answers.fullName,
    email: answers.email,
    phone: answers.phone,
    status: FIRST_STATUS,
    submitted_at: submissionDate,
    opening_id: openingId,
    position: answers.position,
    email_search: answers.email.toLowerCase(),
    cover_letter: answers.coverLetter,
    resume_file: resume.stored,
    resume_name: tidyFileName(answers.resume),
    resume_type: typeOf(answers.resume),
    resume_bytes: resume.bytes,
    resume_sha256: resume.sha256,
    resume_scan: resume.isClean ? 'clean' : 'notScanned',
    consent: JSON.stringify(consent),
    version: 1,
    assigned_to: null,
    seen_at: null,
  };
}

function typeOf(name: string) {
  const type = resumeType(name);
  if (!type) throw new Error('The form takes known kinds of files only');
  return type;
}
