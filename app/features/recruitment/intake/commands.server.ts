import { createHash } from 'node:crypto';
import type { CareersContent, Opening, School } from '#features/content/schemas.ts';
import { noticeInWords } from '#features/enrollment/form/privacy-notice.ts';
import type { Refusal } from '#forms/refusal.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { FileStore } from '#lib/files/files.server.ts';
import type { Scan } from '#lib/files/virus-scan.server.ts';
import type { MailSignal } from '#lib/mail/mail-signal.ts';
import { enqueueNotice } from '#lib/mail/office-notice.server.ts';
import { enqueueReceipt } from '#lib/mail/outbox.server.ts';
import { countOutcome } from '#lib/metrics/school-metrics.server.ts';
import { countUpload, type Sender } from '#lib/rate-limit/sender.server.ts';
import { addSearchWords } from '#lib/search/search-words.server.ts';
import { searchWordsOf } from '#lib/search/search-words.ts';
import { contentOf } from '#lib/store/idempotency.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import { type Receipt, type Taken, takeSubmission } from '#lib/store/take-submission.server.ts';
import { jobApplicationNotice } from '../emails/office-notice.ts';
import { jobApplicationReceipt } from '../emails/receipt.ts';
import { textNames } from '../form/schema.ts';
import { FIRST_STATUS } from '../job-application-status.ts';
import { listClosedOpenings, withStatuses } from '../openings/opening-statuses.server.ts';
import { tidyFileName } from '../resume/resume.ts';
import { jobApplication } from '../submission.ts';
import type { Consent, JobApplicationRow, ResumeScan } from '../tables.server.ts';
import {
  type CheckedApplication,
  checkApplication,
  refusalFor,
} from './checked-application.server.ts';

type SubmitResult =
  | Taken
  /** `status` is the HTTP status that says the same. */
  | { outcome: 'refused'; status: number; refusal: Refusal };

interface Dependencies {
  store: Store;
  files: FileStore;
  scan: Scan;
  clock: Clock;
  content: { school: School; careers: Pick<CareersContent, 'notices'>; openings: Opening[] };
  mail: MailSignal;
  publicUrl: string;
}

interface Submission {
  form: FormData;
  key?: string | undefined;
  pressedOn?: string | undefined;
  sender?: Sender | undefined;
}

/**
 * A candidate applies for a job. Resolves with the receipt only when resume and application are on disk; the same
 * submission sent again gets the same receipt and stores nothing. Without a key the submission itself makes one.
 */
export function submitJobApplication(
  dependencies: Dependencies,
  submission: Submission,
): Promise<SubmitResult> {
  return countOutcome(jobApplication.kind, takeApplication(dependencies, submission));
}

async function takeApplication(
  dependencies: Dependencies,
  { form, key, pressedOn, sender }: Submission,
): Promise<SubmitResult> {
  const { files, scan, clock } = dependencies;
  const now = clock.now();
  const closed = await listClosedOpenings(dependencies.store.read);
  const openings = withStatuses(dependencies.content.openings, closed);
  const checked = await checkApplication(form, openings, dayInLusaka(now));
  if (!checked.ok) return { outcome: 'refused', status: checked.status, refusal: checked.refusal };

  const verdict = await scan(checked.bytes);
  if (verdict === 'infected') return { outcome: 'refused', ...refusalFor('infected') };
  const resumeScan = verdict === 'clean' ? 'clean' : 'notScanned';

  const resumeFile = await files.keep(checked.bytes);
  let isKept = false;
  try {
    const result = await storeApplication(dependencies, {
      ...checked,
      resumeFile,
      now,
      key,
      pressedOn,
      sender,
      resumeScan,
    });
    isKept = result.outcome === 'stored' && result.isFirst;
    return result;
  } finally {
    // A repeated or failed submission must not leave a file that no application names.
    if (!isKept) await files.remove(resumeFile);
  }
}

type Submitted = CheckedApplication & {
  resumeFile: string;
  now: Date;
  key: string | undefined;
  pressedOn: string | undefined;
  sender: Sender | undefined;
  resumeScan: ResumeScan;
};

function storeApplication(dependencies: Dependencies, submitted: Submitted): Promise<Taken> {
  const { answers, bytes, resumeName, key, pressedOn, sender, now } = submitted;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const taken = {
    prefix: jobApplication.prefix,
    kind: jobApplication.kind,
    content: { ...contentOf(textNames, answers), resumeName, sha256 },
    key,
    pressedOn,
    sender,
    now,
  } as const;
  const consent = consentTo(dependencies.content, now.toISOString());
  return takeSubmission(dependencies, taken, async (transaction, receipt) => {
    await countUpload(transaction, sender, bytes.length, now);
    const row = applicationRow(receipt, submitted, sha256, consent);
    await transaction.insertInto('job_applications').values(row).execute();
    const { reference, full_name, email, phone } = row;
    const found = { codes: [reference], names: [full_name], emails: [email], phones: [phone] };
    await addSearchWords(transaction, 'JA', row.id, searchWordsOf(found));
    await transaction
      .insertInto('job_application_statuses')
      .values({ application_id: row.id, status: row.status, reached_at: receipt.submissionDate })
      .execute();
    await queueMails(transaction, row, now, dependencies);
  });
}

async function queueMails(
  transaction: WriteTransaction,
  { reference, email }: JobApplicationRow,
  now: Date,
  { content, publicUrl }: Dependencies,
): Promise<void> {
  const from = { school: content.school, publicUrl };
  await enqueueNotice(transaction, jobApplicationNotice(reference, from), from, now);
  await enqueueReceipt(transaction, jobApplicationReceipt(email, reference, from), now);
}

function applicationRow(
  { reference, submissionDate }: Receipt,
  { answers, opening, bytes, resumeName, resumeType, resumeFile, resumeScan }: Submitted,
  sha256: string,
  consent: Consent,
): JobApplicationRow {
  return {
    id: newRowId(),
    reference,
    full_name: answers.fullName,
    email: answers.email,
    phone: answers.phone,
    status: FIRST_STATUS,
    submitted_at: submissionDate,
    opening_id: opening.id,
    position: answers.position,
    email_search: answers.email.toLowerCase(),
    cover_letter: answers.coverLetter,
    resume_file: resumeFile,
    resume_name: tidyFileName(resumeName),
    resume_type: resumeType,
    resume_bytes: bytes.length,
    resume_sha256: sha256,
    resume_scan: resumeScan,
    consent: JSON.stringify(consent),
    version: 1,
    assigned_to: null,
    seen_at: null,
  };
}

function consentTo({ careers, school }: Dependencies['content'], agreedAt: string): Consent {
  const [notice] = careers.notices;
  if (!notice) throw new Error('The content has at least one notice');
  return { noticeVersion: notice.version, sentences: noticeInWords(notice, school), agreedAt };
}
