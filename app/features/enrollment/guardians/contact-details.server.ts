import * as v from 'valibot';
import { addSearchWords, forgetSearchWords } from '#lib/search/search-words.server.ts';
import { correctionNotice, correctionReceipt } from '../emails/guardian-letters.ts';
import { allQuestions } from '../form/questions.ts';
import { answerSchema } from '../form/schema.ts';
import { applicationWords } from '../intake/search-words.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { recordGuardianAct } from './guardian-acts.server.ts';
import type { Guardian } from './guardian-links.server.ts';
import { type GuardianServices, tellFamily, tellOffice } from './guardian-mail.server.ts';
import type { ContactChange } from './guardian-tables.server.ts';

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

/** The fields with what stands in them now, as the screen shows them. */
export function contactFields(row: EnrollmentApplicationRow): ContactField[] {
  return contactNames.map((name) => {
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

/** The same rules as when the family applied. */
export function contactSchema() {
  return v.strictObject(
    Object.fromEntries(
      contactNames.map((name) => [name, answerSchema(questionOf(name))]),
    ) as Record<ContactName, ReturnType<typeof answerSchema>>,
  );
}

export type ContactDetails = v.InferOutput<ReturnType<typeof contactSchema>>;
export type CorrectionResult = { outcome: 'done' } | { outcome: 'changedMeanwhile' };

/**
 * Takes over what a family corrected. The copy of what they submitted stays as it was; the correction is kept beside
 * it, and the office hears of it.
 */
export async function correctContactDetails(
  services: GuardianServices,
  guardian: Guardian,
  { version, details }: { version: number; details: ContactDetails },
): Promise<CorrectionResult> {
  const result = await services.store.write(async (transaction): Promise<CorrectionResult> => {
    const row = await transaction
      .selectFrom('enrollment_applications')
      .selectAll()
      .where('id', '=', guardian.applicationId)
      .executeTakeFirstOrThrow();
    const changes = changesIn(row, details);
    if (changes.length === 0) return { outcome: 'done' };
    const changed = { ...row, ...asColumns(details) };
    const { numUpdatedRows } = await transaction
      .updateTable('enrollment_applications')
      .set({ ...asColumns(details), version: version + 1 })
      .where('id', '=', row.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { outcome: 'changedMeanwhile' };
    await forgetSearchWords(transaction, [row.id]);
    await addSearchWords(transaction, 'EN', row.id, applicationWords(changed));
    const now = services.clock.now();
    const { reference } = guardian;
    await recordGuardianAct(transaction, guardian, { act: 'corrected', changes }, now);
    await tellFamily(transaction, services, guardian, correctionReceipt(reference), [
      row.parent1_email,
    ]);
    await tellOffice(transaction, services, correctionNotice(reference));
    return { outcome: 'done' };
  });
  services.mail.wake();
  return result;
}

function changesIn(row: EnrollmentApplicationRow, details: ContactDetails): ContactChange[] {
  return contactNames
    .map((field) => ({ field, before: row[columns[field]], after: details[field] }))
    .filter(({ before, after }) => before !== after);
}

function asColumns(details: ContactDetails) {
  return Object.fromEntries(contactNames.map((name) => [columns[name], details[name]])) as Record<
    (typeof columns)[ContactName],
    string
  >;
}

function questionOf(name: ContactName) {
  const question = allQuestions.find((one) => one.name === name);
  if (!question) throw new Error('Every contact detail is a question of the form');
  return question;
}
