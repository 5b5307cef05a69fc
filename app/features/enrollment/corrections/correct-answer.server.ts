import { undoEndsAt } from '#desk/cases/time-to-undo.ts';
import {
  type ChangeOf,
  type ChangeServices,
  changeRecord,
} from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { correctStudentYear } from '#features/students/keep-student-years.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { cancelMails } from '#lib/mail/waiting-mails.server.ts';
import { addSearchWords, forgetSearchWords } from '#lib/search/search-words.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { ageRuleMessage } from '../age-rule.ts';
import { applicationKind, type Work } from '../desk/application-kind.server.ts';
import { CORRECTION_MAIL, correctionLetter } from '../emails/correction-letter.ts';
import { deliveryDay } from '../enrollment-years.ts';
import type { Answers } from '../form/answers.ts';
import { findReceivers } from '../guardians/receivers.server.ts';
import { answersOfRow, columnsOf } from '../intake/answer-columns.ts';
import { parseFormByHand } from '../intake/form-by-hand.ts';
import { applicationWords } from '../intake/search-words.ts';
import { decidesAge } from './correction.ts';
import type { CorrectionRequest } from './correction-schema.ts';
import './tables.server.ts';

interface CorrectionServices extends ChangeServices {
  content: Pick<Content, 'school' | 'calendar' | 'enrollment'>;
  publicUrl: string;
}

/**
 * The office corrects one answer, by the rules of the form, and says how it knows. The copy of what the family sent
 * stays as it was; age, places, search and who may be the same child follow from the answer that stands now. Every
 * guardian with an address is told; corrections within ten minutes are told in one mail.
 */
export function correctAnswer(
  services: CorrectionServices,
  staff: StaffIn<'enrollment'>,
  reference: string,
  { version, ...asked }: CorrectionRequest,
): Promise<DeskOutcome> {
  type Corrected = ChangeOf<typeof applicationKind>;
  return changeRecord(
    applicationKind,
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
      await transaction
        .insertInto('enrollment_corrections')
        .values({
          id: newRowId(),
          application_id: row.id,
          question: asked.question,
          before,
          after,
          reason: asked.reason,
          corrected_by: staff.email,
          corrected_at: now.toISOString(),
        })
        .execute();
      const set = {
        ...columnsOf({ [asked.question]: after }),
        // Whoever corrects it has spoken with the family.
        ...(asked.question === 'parent1Email' && { parent1_confirmed_email: after }),
      };
      await forgetSearchWords(transaction, [row.id]);
      await addSearchWords(transaction, 'EN', row.id, applicationWords({ ...row, ...set }));
      await correctStudentYear(
        transaction,
        { reference: row.reference, year: row.enrollment_year },
        { year: judged.enrollmentYear, grade: judged.gradeLevel },
      );
      await tellGuardians(work, services);
      return { set, did: [{ corrected: asked.question }] };
    },
  );
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
