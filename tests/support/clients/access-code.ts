import { everyEnrollmentStatus } from '#features/enrollment/enrollment-status.ts';
import { accessCodeHash } from '#features/enrollment/guardians/access-codes.server.ts';
import { newSpokenCode } from '#lib/text/spoken-code.ts';
import { statusReached } from './case-status.ts';

/** A code for the application, as the office would make one. */
export async function newAccessCode(
  runStatement: RunStatement,
  reference: string,
  expiresAt = '2999-01-01T00:00:00.000Z',
  guardian: 1 | 2 | null = null,
): Promise<string> {
  const code = newSpokenCode(12);
  await runStatement(
    `insert into enrollment_access_codes (code_hash, application_id, made_by, made_at, expires_at, guardian)
     select '${accessCodeHash(code)}', id, 'office@school.example', '2026-01-01T00:00:00.000Z', '${expiresAt}', ${guardian}
     from enrollment_applications where reference = '${reference}'`,
  );
  return code;
}

type RunStatement = (statement: string) => Promise<unknown> | unknown;

/** As the desk would, so long ago that nobody takes it back any more and the family is told. */
export async function setStatus(
  runStatement: RunStatement,
  reference: string,
  status: string,
): Promise<void> {
  await runStatement(statusReached(reference, status, new Date().toISOString()));
  await runStatement(
    `update enrollment_applications set status = '${status}', version = version + 1
     where reference = '${reference}'`,
  );
  await letUndoPass(runStatement, reference);
}

/** What the office has done with the application is so long ago that nobody takes it back any more. */
export async function letUndoPass(runStatement: RunStatement, reference: string): Promise<void> {
  const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000).toISOString();
  // In the order in which they were reached.
  const dated = `case number ${everyEnrollmentStatus
    .map((_, at) => `when ${at + 1} then '${minutesAgo(60 - at)}'`)
    .join(' ')} end`;
  await runStatement(
    `update case_statuses set reached_at = ${dated}, tell_at = ${dated} where reference = '${reference}'`,
  );
}
