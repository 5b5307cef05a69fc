import type { StaffIn } from '#desk/require-room.server.ts';
import { noticeInWords } from '#features/content/privacy-notice.ts';
import type { Content } from '#features/content/schemas.ts';
import type { Refusal } from '#forms/refusal.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { MailSignal } from '#lib/mail/mail-signal.ts';
import { enqueueNotice } from '#lib/mail/office-notice.server.ts';
import { enqueueReceipt } from '#lib/mail/outbox.server.ts';
import { countOutcome } from '#lib/metrics/school-metrics.server.ts';
import type { Sender } from '#lib/rate-limit/sender.server.ts';
import { addSearchWords } from '#lib/search/search-words.server.ts';
import { contentOf } from '#lib/store/idempotency.server.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import { type Taken, takeSubmission } from '#lib/store/take-submission.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { ofGrade } from '../classes/of-grade.ts';
import { enrollmentNotice } from '../emails/office-notice.ts';
import { enrollmentReceipt } from '../emails/receipt.ts';
import { FIRST_STATUS } from '../enrollment-status.ts';
import { deliveryDay } from '../enrollment-years.ts';
import { answerNames } from '../form/answers.ts';
import { reviewSections } from '../form/review.ts';
import { parseApplication } from '../form/schema.ts';
import type { GradeLevel } from '../grade-levels.ts';
import { readAnotherChildPass } from '../guardians/another-child-pass.server.ts';
import { familyLink } from '../guardians/family-page/page-link.server.ts';
import { findReceivers } from '../guardians/receivers.server.ts';
import { applicationHistory } from '../status/status-history.server.ts';
import { enrollmentApplication } from '../submission.ts';
import type { EnrollmentApplicationRow, SubmittedCopy } from '../tables.server.ts';
import { applicationRow } from './application-row.server.ts';
import type { JoinFamily } from './join-family.ts';
import { parsePaperForm } from './paper-form.ts';
import { applicationWords } from './search-words.ts';

type SubmitResult = Taken | { outcome: 'refused'; refusal: Refusal };

interface Submission {
  input: Record<string, unknown>;
  /** UUID that the browser gave the submission; without one the answers and the day make the key. */
  key?: string | undefined;
  /** When the page was made that it was posted from without a script. */
  pressedOn?: string | undefined;
  /** The notice that was on the screen; the newest one when the sender does not say. */
  noticeVersion?: string | undefined;
  sender?: Sender | undefined;
  /** Pass of a guardian who follows the family's earlier application (`readAnotherChildPass`); else the sender's word. */
  togetherWith?: string | undefined;
}

/** Somebody of the office who types in what a family gave on paper. */
interface PaperEntry extends Pick<Submission, 'input'> {
  staff: StaffIn<'enrollment'>;
}

interface Dependencies {
  store: Store;
  clock: Clock;
  content: Pick<Content, 'school' | 'calendar' | 'enrollment' | 'papers'>;
  mail: MailSignal;
  publicUrl: string;
  secret: string;
  joinFamily: JoinFamily;
}

/**
 * A family applies for a place. Resolves with the receipt only when the application is on disk; the same
 * submission sent again gets the same receipt and stores nothing.
 */
export function submitApplication(
  dependencies: Dependencies,
  submission: Submission,
): Promise<SubmitResult> {
  return countOutcome(enrollmentApplication.kind, storeSubmission(dependencies, submission));
}

/**
 * The same for a form on paper: who typed it in is kept with it, the office is not told what it knows, and without
 * an address nobody gets a receipt.
 */
export function enterPaperForm(
  dependencies: Dependencies,
  { staff, ...entry }: PaperEntry,
): Promise<SubmitResult> {
  return countOutcome(enrollmentApplication.kind, storeSubmission(dependencies, entry, staff));
}

async function storeSubmission(
  dependencies: Dependencies,
  submission: Submission,
  staff?: StaffIn<'enrollment'>,
): Promise<SubmitResult> {
  const { store, clock, content, mail } = dependencies;
  const now = clock.now();
  const today = dayInLusaka(now);
  const day = deliveryDay(content, today);
  const parsed = staff
    ? parsePaperForm(submission.input, day)
    : parseApplication(submission.input, day);
  if (!parsed.ok) return { outcome: 'refused', refusal: parsed.refusal };

  const { answers } = parsed;
  const submittedAt = now.toISOString();
  const copy: SubmittedCopy = {
    sections: reviewSections(answers).map(({ title, rows }) => ({
      title,
      rows: rows.map(({ question, answer }) => ({ question, answer: plainSpaces(answer) })),
    })),
    consent: consentTo(content, submission.noticeVersion, submittedAt),
    ...(staff && { paper: { enteredBy: staff.email, enteredOn: today } }),
  };

  const taken = {
    prefix: enrollmentApplication.prefix,
    kind: enrollmentApplication.kind,
    content: contentOf(answerNames, answers),
    key: submission.key,
    pressedOn: submission.pressedOn,
    sender: submission.sender,
    now,
  } as const;
  return takeSubmission({ store, mail }, taken, async (transaction, receipt) => {
    const row = applicationRow(newRowId(), receipt, answers, copy);
    if (staff) {
      const about = row.reference;
      const data = { isTypedIn: true } as const;
      await recordAct(transaction, staff, { act: 'changed', about, data }, now);
      await keepPress(transaction, now, receipt);
    }
    await transaction.insertInto('enrollment_applications').values(row).execute();
    const first = { status: FIRST_STATUS, by: null };
    await applicationHistory.reach(transaction, row.reference, first, now);
    await addSearchWords(transaction, 'EN', row.id, applicationWords(row));
    const { joinFamily, secret } = dependencies;
    const { togetherWith = '' } = submission;
    const earlier = await readAnotherChildPass(transaction, togetherWith, { secret, now });
    if (earlier) {
      const { reference } = row;
      await joinFamily(transaction, { reference, earlier, school: content.school, now });
    }
    await queueMails(transaction, row, now, dependencies);
  });
}

/**
 * An address that cannot be written to is the office's to ask about; it never stops an application. Nor is whoever may
 * not know of another child told of this one, until the office has said so.
 */
async function queueMails(
  transaction: WriteTransaction,
  row: EnrollmentApplicationRow,
  now: Date,
  { content, publicUrl, secret }: Dependencies,
): Promise<void> {
  const from = { school: content.school, publicUrl };
  const { reference, parent1_email: to, entered_by } = row;
  if (!entered_by) await enqueueNotice(transaction, enrollmentNotice(reference, from), from, now);
  const receivers = await findReceivers(transaction, reference);
  const receiver = receivers.find(({ guardian }) => guardian === 1);
  if (!receiver) return;
  const { child, isProven, closed } = receiver;
  const familyAt = closed
    ? undefined
    : familyLink({ reference, email: to }, now, { publicUrl, secret });
  const papers = ofGrade(content.papers.items, row.grade_level as GradeLevel).map(
    ({ label }) => label,
  );
  const letter = enrollmentReceipt({ to, child, papers, isProven, familyAt }, reference, from);
  await enqueueReceipt(transaction, letter, now);
}

function consentTo(
  { school, enrollment }: Dependencies['content'],
  version: string | undefined,
  agreedAt: string,
): SubmittedCopy['consent'] {
  const notice = enrollment.notices.find((one) => one.version === version) ?? enrollment.notices[0];
  if (!notice) throw new Error('The content has at least one notice');
  return { noticeVersion: notice.version, sentences: noticeInWords(notice, school), agreedAt };
}
