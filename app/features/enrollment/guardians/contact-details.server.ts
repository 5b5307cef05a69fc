import * as v from 'valibot';
import { textSchema } from '#forms/parse-form.ts';
import { addSearchWords, forgetSearchWords } from '#lib/search/search-words.server.ts';
import { questionNamed } from '../corrections/correction.ts';
import { correctionNotice, correctionReceipt } from '../emails/guardian-letters.ts';
import type { Answers } from '../form/answers.ts';
import type { AnswerName } from '../form/questions.ts';
import { answerOf, answersOfRow, columnsOf } from '../intake/answer-columns.ts';
import { applicationWords } from '../intake/search-words.ts';
import { askToConfirm } from './confirm-address.server.ts';
import { recordGuardianAct } from './guardian-acts.server.ts';
import { type GuardianServices, tellEveryGuardian, tellOffice } from './guardian-mail.server.ts';
import type { ContactChange } from './guardian-tables.server.ts';
import { findOwnSide, type OwnSide } from './own-side.server.ts';
import type { Guardian } from './portal-access/require-guardian.server.ts';
import type { GuardianNumber } from './which-guardian.ts';

/** What a family corrects by itself: how it is reached. Everything else it asks the office to change. */
const contactNames = [
  ...(['parent1Phone', 'parent1Email', 'parent2Phone', 'parent2Email'] as const),
  'emergencyContactPhone',
] as const satisfies AnswerName[];
type ContactName = (typeof contactNames)[number];

/** A guardian's own phone and address, and the emergency contact; never what is the other guardian's. */
function namesFor(own: GuardianNumber | undefined): ContactName[] {
  return contactNames.filter(
    (name) => !name.startsWith('parent') || (own && name.startsWith(`parent${own}`)),
  );
}

/** The fields with what stands in them now, as the screen shows them to this guardian. */
export function contactFields({ row, own }: OwnSide) {
  return namesFor(own).map((name) => {
    const { group, question } = questionNamed(name);
    const { label, kind, missing } = question;
    return { name, group, label, kind, isOptional: !missing, value: answerOf(row, name) };
  });
}

/** The same rules as when the family applied; what is the other guardian's is refused. */
export function contactSchema({ own }: Pick<OwnSide, 'own'>) {
  return v.strictObject(
    Object.fromEntries(
      namesFor(own).map((name) => [name, textSchema(questionNamed(name).question)]),
    ) as Record<ContactName, ReturnType<typeof textSchema>>,
  );
}

/** Whether somebody gives the school another address to write to, which asks for a fresh sign-in. */
export function changesAddress({ row }: Pick<OwnSide, 'row'>, details: ContactDetails): boolean {
  return changesIn(answersOfRow(row), details).some(({ field }) => field.endsWith('Email'));
}

type ContactDetails = Partial<Record<ContactName, string>>;
interface Correction {
  version: number;
  details: ContactDetails;
  /** Whether this guardian gets letters from now on. */
  wantsLetters?: boolean | undefined;
}

type CorrectionResult = { outcome: 'done' } | { outcome: 'changedMeanwhile' };

/**
 * Takes over what a family corrected. The copy of what they submitted stays as it was; the correction is kept beside
 * it, and the office hears of it.
 */
export async function correctContactDetails(
  services: GuardianServices & { secret: string },
  guardian: Guardian,
  { version, details, wantsLetters }: Correction,
): Promise<CorrectionResult> {
  const result = await services.store.write(async (transaction): Promise<CorrectionResult> => {
    const { row, own } = await findOwnSide(transaction, guardian);
    const changes = changesIn(answersOfRow(row), details);
    const set = { ...columnsOf(details), ...lettersOf(own, wantsLetters) };
    const isSame = Object.entries(set).every(
      ([column, value]) => row[column as keyof typeof row] === value,
    );
    if (isSame) return { outcome: 'done' };
    // Nobody holds the row: on PostgreSQL it may become the version that was named after it was read.
    if (row.version !== version) return { outcome: 'changedMeanwhile' };
    const changed = { ...row, ...set };
    const { numUpdatedRows } = await transaction
      .updateTable('enrollment_applications')
      .set({ ...set, version: version + 1 })
      .where('id', '=', row.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { outcome: 'changedMeanwhile' };
    if (changes.length === 0) return { outcome: 'done' };
    await forgetSearchWords(transaction, [row.id]);
    await addSearchWords(transaction, 'EN', row.id, applicationWords(changed));
    const now = services.clock.now();
    const { reference } = guardian;
    await recordGuardianAct(transaction, guardian, { act: 'corrected', changes }, now);
    const before = { applicationId: row.id, email: row[`parent${own ?? 1}_email`] };
    if (own) await askToConfirm(transaction, services, { guardian, own, row: changed });
    await tellEveryGuardian(transaction, services, reference, correctionReceipt, before);
    await tellOffice(transaction, services, correctionNotice(reference));
    return { outcome: 'done' };
  });
  services.mail.wake();
  return result;
}

function changesIn(stands: Answers, details: ContactDetails): ContactChange[] {
  return contactNames
    .map((field) => ({ field, before: stands[field], after: details[field] ?? stands[field] }))
    .filter(({ before, after }) => before !== after);
}

function lettersOf(own: GuardianNumber | undefined, wants: boolean | undefined) {
  if (!own || wants === undefined) return {};
  return own === 1 ? { parent1_letters: Number(wants) } : { parent2_letters: Number(wants) };
}
