import { type ChangeOf, changeRecord } from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import { setColumns } from '#desk/record/record-kind.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { correctStudentYear } from '#features/students/follow-application.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { ageRuleMessage } from '../age-rule.ts';
import { applicationKind, type Work } from '../desk/application-kind.server.ts';
import { deliveryDay } from '../enrollment-years.ts';
import type { Answers } from '../form/answers.ts';
import { answersOfRow } from '../intake/answer-columns.ts';
import { parseFormByHand } from '../intake/form-by-hand.ts';
import { decidesAge } from './correction.ts';
import type { CorrectionRequest } from './correction-schema.ts';
import { type CorrectionServices, correct, correctOthers } from './write-correction.server.ts';
import './tables.server.ts';

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
  const isYear = asked.question === 'enrollmentYear';
  // Two colleagues who correct two children of one family would wait for each other's rows.
  const hold = async (transaction: WriteTransaction, key: string) => {
    if (asked.isForAll || isYear) await lock(transaction, 'families');
    const family = isYear ? await services.findFamilyReferences(transaction, key) : [key];
    for (const one of family.toSorted()) await applicationKind.hold?.(transaction, one);
  };
  return changeRecord(
    { ...applicationKind, hold },
    services,
    staff,
    { key: reference, version },
    async (work): Corrected => {
      const { transaction, row } = work;
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
        { reference: row.reference, year: row.enrollment_year, grade: row.grade_level },
        { year: judged.enrollmentYear, grade: judged.gradeLevel },
      );
      if (isYear) {
        // Of each year one form of the child goes on.
        await setColumns(transaction, applicationKind, row, set);
        await services.leadByDecisions(transaction, [row.reference]);
      }
      if (asked.isForAll) await correctOthers(work, services, correction);
      return { set, did: [{ corrected: question }] };
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
