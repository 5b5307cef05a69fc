import * as v from 'valibot';
import { addSearchWords, forgetSearchWords } from '#lib/search/search-words.server.ts';
import { correctionNotice, correctionReceipt } from '../emails/guardian-letters.ts';
import { allQuestions } from '../form/questions.ts';
import { answerSchema } from '../form/schema.ts';
import { applicationWords } from '../intake/search-words.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { recordGuardianAct } from './guardian-acts.server.ts';
import { type GuardianServices, tellEveryGuardian, tellOffice } from './guardian-mail.server.ts';
import type { ContactChange } from './guardian-tables.server.ts';
import { findOwnSide, type OwnSide } from './own-side.server.ts';
import type { Guardian } from './portal-access/require-guardian.server.ts';
import type { GuardianNumber } from './which-guardian.ts';

/** What a family corrects by itself: how it is reached. Everything else it asks the office to change. */
const columns = {
  parent1Phone: 'parent1_phone',
  parent1Email: 'parent1_email',
  parent2Phone: 'parent2_phone',
  parent2Email: 'parent2_email',
  emergencyContactPhone: 'emergency_contact_phone',
} as const;

type ContactName = keyof typeof columns;
const contactNames = Object.keys(columns) as ContactName[];
const groups: Record<ContactName, string> = {
  parent1Phone: 'Parent/Guardian 1',
  parent1Email: 'Parent/Guardian 1',
  parent2Phone: 'Parent/Guardian 2',
  parent2Email: 'Parent/Guardian 2',
  emergencyContactPhone: 'Emergency Contact',
};

export interface ContactField {
  name: ContactName;
  group: string;
  label: string;
  kind: string;
  isOptional: boolean;
  value: string;
}

/** A guardian's own phone and address, and the emergency contact; never what is the other guardian's. */
function namesFor(own: GuardianNumber | undefined): ContactName[] {
  return contactNames.filter(
    (name) => !name.startsWith('parent') || (own && name.startsWith(`parent${own}`)),
  );
}

/** The fields with what stands in them now, as the screen shows them to this guardian. */
export function contactFields({ row, own }: OwnSide): ContactField[] {
  return namesFor(own).map((name) => {
    const { label, kind, missing } = questionOf(name);
    return {
      name,
      group: groups[name],
      label,
      kind,
      isOptional: !missing,
      value: row[columns[name]],
    };
  });
}

/** The same rules as when the family applied; what is the other guardian's is refused. */
export function contactSchema({ own }: Pick<OwnSide, 'own'>) {
  return v.strictObject(
    Object.fromEntries(
      namesFor(own).map((name) => [name, answerSchema(questionOf(name))]),
    ) as Record<ContactName, ReturnType<typeof answerSchema>>,
  );
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
  services: GuardianServices,
  guardian: Guardian,
  { version, details, wantsLetters }: Correction,
): Promise<CorrectionResult> {
  const result = await services.store.write(async (transaction): Promise<CorrectionResult> => {
    const { row, own } = await findOwnSide(transaction, guardian);
    const changes = changesIn(row, details);
    const set = { ...asColumns(details), ...lettersOf(own, wantsLetters) };
    const isSame = Object.entries(set).every(
      ([column, value]) => row[column as keyof typeof row] === value,
    );
    if (isSame) return { outcome: 'done' };
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
    const before = own === 2 ? row.parent2_email : row.parent1_email;
    await tellEveryGuardian(transaction, services, reference, correctionReceipt, [before]);
    await tellOffice(transaction, services, correctionNotice(reference));
    return { outcome: 'done' };
  });
  services.mail.wake();
  return result;
}

function changesIn(row: EnrollmentApplicationRow, details: ContactDetails): ContactChange[] {
  return contactNames
    .map((field) => ({
      ...{ field, before: row[columns[field]] },
      after: details[field] ?? row[columns[field]],
    }))
    .filter(({ before, after }) => before !== after);
}

function asColumns(details: ContactDetails) {
  const typed = Object.entries(details) as [ContactName, string][];
  return Object.fromEntries(typed.map(([name, value]) => [columns[name], value])) as Partial<
    Record<(typeof columns)[ContactName], string>
  >;
}

function lettersOf(own: GuardianNumber | undefined, wants: boolean | undefined) {
  if (!own || wants === undefined) return {};
  return own === 1 ? { parent1_letters: Number(wants) } : { parent2_letters: Number(wants) };
}

function questionOf(name: ContactName) {
  const question = allQuestions.find((one) => one.name === name);
  if (!question) throw new Error('Every contact detail is a question of the form');
  return question;
}
