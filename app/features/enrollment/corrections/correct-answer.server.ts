import { undoEndsAt } from '#desk/cases/time-to-undo.ts';
import {
  type ChangeOf,
  type ChangeServices,
  changeRecord,
} from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import { findLocked, setColumns } from '#desk/record/record-kind.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { correctStudentYear } from '#features/students/keep-student-years.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { cancelMails } from '#lib/mail/waiting-mails.server.ts';
import { addSearchWords, forgetSearchWords } from '#lib/search/search-words.server.ts';
import { lock } from '#lib/store/lock.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { ageRuleMessage } from '../age-rule.ts';
import { applicationKind, type Work } from '../desk/application-kind.server.ts';
import { CORRECTION_MAIL, correctionLetter } from '../emails/correction-letter.ts';
import { deliveryDay } from '../enrollment-years.ts';
import type { Answers } from '../form/answers.ts';
import type { AnswerName } from '../form/questions.ts';
import { findReceivers } from '../guardians/receivers.server.ts';
import { answersOfRow, columnsOf } from '../intake/answer-columns.ts';
import { parseFormByHand } from '../intake/form-by-hand.ts';
import { applicationWords } from '../intake/search-words.ts';
import { decidesAge } from './correction.ts';
import type { CorrectionRequest } from './correction-schema.ts';
import { sameAnswerIn } from './of-other-children.ts';
import './tables.server.ts';

declare module '#desk/define-room.server.ts' {
  interface RoomServices extends Pick<CorrectionServices, 'findFamilyReferences'> {}
}

export interface CorrectionServices extends ChangeServices {
  content: Pick<Content, 'school' | 'calendar' | 'enrollment'>;
  publicUrl: string;
  /** The references of the same family, this one among them. */
  findFamilyReferences(read: ReadStore, reference: string): Promise<string[]>;
}

/**
 * The office corrects one answer, by the rules of the form, and says how it knows. The copy of what the family sent
 * stays as it was; age, places, search and who may be the same child follow from the answer that stands now. Every
 * guardian with an address is told; corrections within ten minutes are told in one mail. What is about a guardian is put
 * right on the forms of all children of the family in one press, where it is asked for and they say the same.
 */
export function correctAnswer(
  services: CorrectionServices,
  staff: StaffIn<'enrollment'>,
  reference: string,
  { version, ...asked }: CorrectionRequest,
): Promise<DeskOutcome> {
  type Corrected = ChangeOf<typeof applicationKind>;
  // Two colleagues who correct two children of one family would wait for each other's rows.
  const hold = async (transaction: WriteTransaction, key: string) => {
    if (asked.isForAll) await lock(transaction, 'families');
    await applicationKind.hold?.(transaction, key);
  };
  return changeRecord(
    { ...applicationKind, hold },
    services,
    staff,
    { key: reference, version },
    async (work): Corrected => {
      const { transaction, row, now } = work;
      const stands = answersOfRow(row);
      const judged = judge(stands, asked, services, work);
      if ('outcome' in judged) return judged;
      const before = stands[asked.question];
      const after = judged[asked.question];
      if (before === after) return refuse('This is what stands there already.', 'answer');
      const { question, reason } = asked;
      const correction = { question, before, after, reason };
      const set = await correct(work, services, correction);
      await correctStudentYear(
        transaction,
        { reference: row.reference, year: row.enrollment_year },
        { year: judged.enrollmentYear, grade: judged.gradeLevel },
      );
      if (asked.isForAll) await correctOthers(work, services, correction);
      return { set, did: [{ corrected: question }] };
    },
  );
}

interface CorrectedAnswer {
  question: AnswerName;
  before: string;
  after: string;
  reason: string;
}

/** The same on the forms of the family's other children that say the same of the same person. */
async function correctOthers(
  { transaction, staff, row, now }: Work,
  services: CorrectionServices,
  { question, after, reason }: CorrectedAnswer,
): Promise<void> {
  const family = await services.findFamilyReferences(transaction, row.reference);
  const others = family.filter((one) => one !== row.reference);
  for (const other of await listLocked(transaction, services.store, others)) {
    const stands = answersOfRow(other);
    const there = sameAnswerIn(question, answersOfRow(row), stands);
    if (!there) continue;
    const about = other.reference;
    const correction = { question: there, before: stands[there], after, reason };
    const work = { transaction, staff, row: other, about, now };
    const columns = await correct(work, services, correction);
    await setColumns(transaction, applicationKind, other, {
      ...columns,
      version: other.version + 1,
    });
    const act = { act: 'changed', about, data: { corrected: there } } as const;
    await recordAct(transaction, staff, act, now);
  }
}

/** One answer of one form: what is kept of it, what follows from it, and the mail. Returns what is set in its row. */
async function correct(
  work: Work,
  services: CorrectionServices,
  { question, ...correction }: CorrectedAnswer,
) {
  const { transaction, staff, row, now } = work;
  await transaction
    .insertInto('enrollment_corrections')
    .values({
      id: newRowId(),
      application_id: row.id,
      question,
      ...correction,
      corrected_by: staff.email,
      corrected_at: now.toISOString(),
    })
    .execute();
  const { after } = correction;
  const set = {
    ...columnsOf({ [question]: after }),
    // Whoever corrects it has spoken with the family.
    ...(question === 'parent1Email' && { parent1_confirmed_email: after }),
  };
  await forgetSearchWords(transaction, [row.id]);
  await addSearchWords(transaction, 'EN', row.id, applicationWords({ ...row, ...set }));
  await tellGuardians(work, services);
  return set;
}

async function listLocked(
  transaction: WriteTransaction,
  store: CorrectionServices['store'],
  references: readonly string[],
) {
  const rows = [];
  for (const reference of references.toSorted()) {
    const row = await findLocked(transaction, applicationKind, reference, store);
    if (row) rows.push(row);
  }
  return rows;
}

/** The answers as the form would take them, or why it does not. The year may be one that nobody can choose any more. */
function judge(
  stands: Answers,
  { question, answer, isTooYoungKnown }: Omit<CorrectionRequest, 'version'>,
  { content }: CorrectionServices,
  { now }: Work,
) {
  const day = deliveryDay(content, dayInLusaka(now));
  const years = [...new Set([...day.years, stands.enrollmentYear])].sort();
  const corrected = { ...stands, [question]: answer };
  const parsed = parseFormByHand(corrected, { ...day, years });
  if (parsed.ok) return parsed.answers;
  const own = parsed.refusal.errors.find(({ field }) => field === question);
  const tooYoung = ageRuleMessage(corrected.enrollmentYear);
  const isAgeAlone =
    decidesAge(question) && parsed.refusal.errors.find(isOfAge)?.message === tooYoung;
  if (isAgeAlone && !isTooYoungKnown) {
    const detail = `${tooYoung} If the answer is true all the same, tick the box below.`;
    return refuse(detail, 'isTooYoungKnown');
  }
  // An older answer may break a rule that is newer than it; the one that is corrected has to keep the rules.
  if (own && !isAgeAlone) return refuse(own.message, 'answer');
  return { ...corrected, [question]: answer.trim() };
}

const isOfAge = ({ field }: { field: string }) => decidesAge(field);

/** One mail for all that is corrected in these minutes: it names the application, not what stood or stands there. */
async function tellGuardians(
  { transaction, about, now }: Work,
  { content: { school }, publicUrl }: CorrectionServices,
): Promise<void> {
  await cancelMails(transaction, { about, kinds: [CORRECTION_MAIL] }, now);
  const leavesAt = undoEndsAt(now);
  for (const receiver of await findReceivers(transaction, about)) {
    const { email } = receiver;
    if (!isMailAddress(email)) continue;
    const letter = correctionLetter(receiver, { school, publicUrl });
    await enqueueMail(
      transaction,
      { kind: CORRECTION_MAIL, to: email, about, leavesAt, ...letter },
      now,
    );
  }
}

/** What the office has corrected in an application, the newest first. */
export async function listCorrections(read: ReadStore, applicationId: string) {
  return read
    .selectFrom('enrollment_corrections')
    .select(['id', 'question', 'before', 'after', 'reason'])
    .select(['corrected_by as correctedBy', 'corrected_at as correctedAt'])
    .where('application_id', '=', applicationId)
    .orderBy('corrected_at', 'desc')
    .execute();
}
