import { createHash } from 'node:crypto';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { newSpokenCode, readSpokenCode } from '#lib/text/spoken-code.ts';
import type { GuardianNumber } from './which-guardian.ts';
import '../tables.server.ts';

/** Eleven random characters of 23 and the check: about 2^50 codes. */
const LENGTH = 12;
const DAY_MS = 24 * 3_600_000;
export const ACCESS_CODE_DAYS = 90;

interface MadeCode {
  applicationId: string;
  madeBy: string;
  /** For whom it was made; null for whoever gets it from the office. */
  guardian: GuardianNumber | null;
}

/**
 * A new code that opens this application in the portal for whoever has an account: to be read out or mailed, never
 * kept. Codes given before stay good, because the family may have written one down.
 */
export async function makeAccessCode(
  transaction: WriteTransaction,
  staff: StaffIn<'enrollment'>,
  { reference, ...made }: Omit<MadeCode, 'madeBy'> & { reference: string },
  now: Date,
): Promise<string> {
  const code = await writeAccessCode(transaction, { ...made, madeBy: staff.email }, now);
  const act = { act: 'changed' as const, about: reference, detail: 'access code made' };
  await recordAct(transaction, staff, act, now);
  return code;
}

/** The code itself, within the write that gives cause to it. */
export async function writeAccessCode(
  transaction: WriteTransaction,
  made: MadeCode,
  now: Date,
): Promise<string> {
  const code = newSpokenCode(LENGTH);
  await transaction
    .insertInto('enrollment_access_codes')
    .values({
      code_hash: hashOf(code),
      application_id: made.applicationId,
      made_by: made.madeBy,
      made_at: now.toISOString(),
      expires_at: new Date(now.getTime() + ACCESS_CODE_DAYS * DAY_MS).toISOString(),
      guardian: made.guardian,
    })
    .execute();
  return code;
}

/**
 * The application that a code opens, however the code was typed; undefined for a wrong or expired one. Whoever takes
 * codes from outside limits how many are tried.
 */
export async function findApplicationByAccessCode(read: ReadStore, typed: string, now: Date) {
  const code = readSpokenCode(typed, LENGTH);
  if (!code) return undefined;
  return read
    .selectFrom('enrollment_access_codes as code')
    .innerJoin('enrollment_applications as application', 'application.id', 'code.application_id')
    .select(['application.id', 'application.reference', 'code.guardian', 'parent1_email'])
    .select(['parent2_first_name', 'parent2_phone', 'parent2_email'])
    .where('code.code_hash', '=', hashOf(code))
    .where('code.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** The hash that a code is kept under, however it was typed; undefined for what is no code. */
export function accessCodeHash(typed: string): string | undefined {
  const code = readSpokenCode(typed, LENGTH);
  return code && hashOf(code);
}

/** Who reads the database learns no code. */
function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
