import * as v from 'valibot';
import type { StaffIn } from '#desk/require-room.server.ts';
import { consentTo } from '#features/content/privacy-notice.ts';
import type { Content } from '#features/content/schemas.ts';
import type { FormIntake, FormServices } from '#forms/form-intake.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { dayInLusaka, dayOfStored, type PlainDate } from '#lib/dates/plain-date.ts';
import type { Mail } from '#lib/mail/outbox.server.ts';
import { addSearchWords } from '#lib/search/search-words.server.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { Receipt } from '#lib/store/take-submission.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { ofGrade } from '../classes/of-grade.ts';
import { enrollmentNotice, enrollmentReceipt } from '../emails/when-it-arrives.ts';
import { enrollmentApplication } from '../enrollment-application.ts';
import { FIRST_STATUS } from '../enrollment-status.ts';
import { type ApplicationDay, deliveryDay } from '../enrollment-years.ts';
import type { Answers } from '../form/answers.ts';
import type { AnswerName } from '../form/questions.ts';
import { reviewSections } from '../form/review.ts';
import { enrollmentForm } from '../form/schema.ts';
import type { GradeLevel } from '../grade-levels.ts';
import { readAnotherChildPass } from '../guardians/another-child-pass.server.ts';
import { familyLink } from '../guardians/family-page/page-link.server.ts';
import { findReceivers } from '../guardians/receivers.server.ts';
import { appliedOn, refuseAppliedOn } from '../places/applied-on.ts';
import { newLot, shareLot } from '../places/lots.server.ts';
import { appliedDay } from '../places/standing-schema.ts';
import { roundOnReceipt } from '../rounds/round-told.server.ts';
import { giveTicketTo } from '../rounds/tickets.server.ts';
import { applicationHistory } from '../status/status-history.server.ts';
import type { EnrollmentApplicationRow, SubmittedCopy } from '../tables.server.ts';
import { columnsOf } from './answer-columns.ts';
import { formByHand } from './form-by-hand.ts';
import type { JoinFamily } from './join-family.ts';
import { applicationWords } from './search-words.ts';

type Services = FormServices & {
  content: Pick<Content, 'school' | 'calendar' | 'enrollment' | 'papers'>;
  secret: string;
  joinFamily: JoinFamily;
};

/**
 * How the school takes the application of a family. Beside its answers come `noticeVersion`, the notice that was on the
 * screen (the newest one when the sender does not say), and `togetherWith`, the pass of a guardian who follows the
 * family's earlier application (`readAnotherChildPass`); else the sender's word. `pressedAt` is the instant at which Submit
 * was pressed, by the device's clock: the day of application goes by it.
 */
export const applicationIntake: FormIntake<AnswerName, Services, ApplicationDay> = {
  form: { ...enrollmentApplication, ...enrollmentForm },
  notStored:
    'The school’s website had a problem and could not take your application. Your answers are still in the form. Please press Submit Application again in a few minutes.',
  beside: {
    noticeVersion: v.optional(v.string('The version of the notice must be text')),
    togetherWith: v.fallback(v.optional(v.string()), undefined),
    pressedAt: v.fallback(v.optional(v.string()), undefined),
  },
  dayOf: async ({ content, clock }) => deliveryDay(content, dayInLusaka(clock.now())),
  async insert(transaction, receipt, answers, { content, secret, joinFamily }, { beside }) {
    const { noticeVersion: version, togetherWith = '', pressedAt } = beside;
    const { reference, submissionDate: agreedAt } = receipt;
    const consent = consentTo(content.enrollment, content.school, { version, agreedAt });
    const now = new Date(agreedAt);
    await write(transaction, receipt, answers, { consent }, appliedOn(pressedAt, now));
    const earlier = await readAnotherChildPass(transaction, togetherWith, { secret, now });
    const { school } = content;
    if (earlier) await joinFamily(transaction, { reference, earlier, school, now });
  },
  letters: async (reference, answers, services, transaction) => ({
    notice: enrollmentNotice(reference, letterheadOf(services)),
    receipt: await receiptFor(reference, answers, services, transaction),
  }),
};

/**
 * The same for a form on paper: who typed it in is kept with it, the office is not told what it knows, and without
 * an address nobody gets a receipt. `togetherWith` is the child whose guardians the form began with, `handedInOn` the day
 * on which the family handed it in: today, unless the office says an earlier one.
 */
export const byHandIntake: FormIntake<
  AnswerName,
  Services & { staff: StaffIn<'enrollment'> },
  ApplicationDay
> = {
  ...applicationIntake,
  beside: ({ today }) => ({
    togetherWith: v.optional(v.string()),
    handedInOn: v.optional(handedInBy(today)),
  }),
  form: { ...enrollmentApplication, ...formByHand },
  async insert(transaction, receipt, answers, { content, staff, joinFamily }, { day, beside }) {
    const { reference: about, submissionDate: agreedAt } = receipt;
    const now = new Date(agreedAt);
    await recordAct(transaction, staff, { act: 'changed', about, data: { isTypedIn: true } }, now);
    await keepPress(transaction, now, receipt);
    const consent = consentTo(content.enrollment, content.school, { agreedAt });
    const paper = { enteredBy: staff.email, enteredOn: day.today };
    const { togetherWith: earlier, handedInOn = day.today } = beside;
    await write(transaction, receipt, answers, { consent, paper }, handedInOn);
    const named = { reference: about, school: content.school, now, staff };
    if (earlier) await joinFamily(transaction, { ...named, earlier });
  },
  letters: async (...about) => ({ receipt: await receiptFor(...about) }),
};

async function write(
  transaction: WriteTransaction,
  receipt: Receipt,
  answers: Answers,
  agreed: Pick<SubmittedCopy, 'consent' | 'paper'>,
  appliedOn: PlainDate,
): Promise<void> {
  const sections = reviewSections(answers).map(({ title, rows }) => ({
    title,
    rows: rows.map(({ question, answer }) => ({ question, answer: plainSpaces(answer) })),
  }));
  const arrived = applicationRow(newRowId(), receipt, answers, { sections, ...agreed });
  const row = { ...arrived, applied_on: appliedOn };
  await transaction.insertInto('enrollment_applications').values(row).execute();
  const first = { status: FIRST_STATUS, by: null };
  await applicationHistory.reach(transaction, row.reference, first, new Date(row.submitted_at));
  await addSearchWords(transaction, 'EN', row.id, applicationWords(row));
  const lot = await shareLot(transaction, row);
  await giveTicketTo(transaction, { year: row.enrollment_year, lot });
}

const handedInBy = (today: PlainDate) =>
  v.pipe(
    appliedDay,
    v.rawCheck(({ dataset, addIssue }) => {
      const form = { arrivedOn: today, isOnPaper: true };
      const message = dataset.typed && refuseAppliedOn(dataset.value, form);
      if (message) addIssue({ message });
    }),
  );

/** A new application as the table takes it. */
export function applicationRow(
  id: string,
  { reference, submissionDate }: Receipt,
  answers: Answers,
  copy: SubmittedCopy,
): EnrollmentApplicationRow {
  return {
    id,
    reference,
    status: FIRST_STATUS,
    submitted_at: submissionDate,
    ...columnsOf(answers),
    submitted_copy: JSON.stringify(copy),
    version: 1,
    first_seen_at: null,
    assigned_to: null,
    entered_by: copy.paper?.enteredBy ?? null,
    same_child_as: null,
    applied_on: dayOfStored(submissionDate),
    lot: newLot(),
    waits_as: null,
    waits_as_at: null,
    parent1_letters: 1,
    parent2_letters: 1,
    parent1_confirmed_email: answers.parent1Email,
    parent2_confirmed_email: '',
  };
}

/**
 * An address that cannot be written to is the office's to ask about; it never stops an application. Nor is whoever may
 * not know of another child told of this one, until the office has said so.
 */
async function receiptFor(
  reference: string,
  { parent1Email: to, gradeLevel }: Answers,
  services: Services,
  transaction: WriteTransaction,
): Promise<Mail | undefined> {
  const receivers = await findReceivers(transaction, reference);
  const receiver = receivers.find(({ guardian }) => guardian === 1);
  if (!receiver) return undefined;
  const { child, isProven, closed } = receiver;
  const now = services.clock.now();
  const familyAt = closed ? undefined : familyLink({ reference, email: to }, now, services);
  const asked = ofGrade(services.content.papers.items, gradeLevel as GradeLevel);
  const papers = asked.map(({ label }) => label);
  const round = await roundOnReceipt(transaction, reference, now);
  const addressee = { to, child, papers, isProven, familyAt, round };
  return enrollmentReceipt(addressee, reference, letterheadOf(services));
}

const letterheadOf = ({ content: { school }, publicUrl }: Services) => ({ school, publicUrl });
