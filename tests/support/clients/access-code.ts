import { accessCodeHash } from '#features/enrollment/guardians/access-codes.server.ts';
import { newSpokenCode } from '#lib/text/spoken-code.ts';

/** A code for the application, as the office would make one. */
export async function newAccessCode(
  runStatement: (statement: string) => Promise<unknown> | unknown,
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

/** As the desk would: the status, and when it was reached. */
export async function setStatus(
  runStatement: (statement: string) => Promise<unknown> | unknown,
  reference: string,
  status: string,
): Promise<void> {
  await runStatement(
    `insert into enrollment_application_statuses (application_id, status, reached_at, moved_by)
     select id, '${status}', '${new Date().toISOString()}', 'office@school.example'
     from enrollment_applications where reference = '${reference}'`,
  );
  await runStatement(
    `update enrollment_applications set status = '${status}', version = version + 1
     where reference = '${reference}'`,
  );
}
