import { sql } from 'kysely';
import { requireRoom } from '#desk/require-room.server.ts';
import type { RoomName } from '#desk/rooms.ts';
import { requireAccount, requireRole } from '#features/accounts/sessions/authorization.server.ts';
import type { Answers } from '#features/enrollment/form/answers.ts';
import { linkApplication } from '#features/enrollment/guardians/guardian-links.server.ts';
import { requireGuardian } from '#features/enrollment/guardians/portal-access/require-guardian.server.ts';
import { applicationIntake } from '#features/enrollment/intake/application-intake.server.ts';
import { receiveForm } from '#forms/take-form.server.ts';
import { fixtureContent } from '../fixture-content.ts';
import { sampleAnswersOf2026 } from '../samples/sample-answers.ts';
import { newAccessCode } from './access-code.ts';
import { newAccount, newStaffAccount, requestWith, type TestAccounts } from './account-services.ts';

/** A school without a server around it, whose clock the test moves: its office, and families that apply. */
export function schoolOf(accounts: TestAccounts) {
  const run = (statement: string) => sql.raw(statement).execute(accounts.store.read as never);

  /** Somebody of the office, checked for a room. */
  async function enterAs<Room extends RoomName>(room: Room) {
    const { session } = await newStaffAccount(accounts, 'admissions');
    const authorizeStaff = (request: Request, allowed: Parameters<typeof requireRole>[2]) =>
      requireRole(request, accounts, allowed);
    return requireRoom(requestWith(session.access_token), { authorizeStaff }, room);
  }

  /** A family applies; resolves with its reference. */
  async function apply(changes: Partial<Answers> = {}): Promise<string> {
    const input = { ...sampleAnswersOf2026, ...changes };
    const result = await receiveForm(
      applicationIntake,
      { ...accounts, content: fixtureContent },
      { input, key: crypto.randomUUID() },
    );
    if (result.outcome !== 'stored') throw new Error(result.outcome);
    return result.receipt.reference;
  }

  /** A guardian opens an account with this address and follows the application with a code of the school. */
  async function follow(reference: string, email: string) {
    const { session } = await newAccount(accounts, email);
    const request = requestWith(session.access_token);
    const code = await newAccessCode(run, reference);
    const account = await requireAccount(request, accounts);
    await linkApplication(accounts, account, { sender: accounts.sender, typed: code });
    return requireGuardian(request, accounts, reference);
  }

  /** The mails of a kind about a reference, by address. */
  const mailsAbout = (reference: string, kind: string) =>
    accounts.store.read
      .selectFrom('outgoing_mails')
      .selectAll()
      .where('about', '=', reference)
      .where('kind', '=', kind)
      .orderBy('recipient')
      .execute();

  return { enterAs, apply, follow, mailsAbout, run };
}

/** The token of the link in a mail. */
export function tokenIn({ text_part }: { text_part: string }): string {
  const link = /https:\S+token=\S+/.exec(text_part)?.[0];
  return new URL(link ?? '').searchParams.get('token') ?? '';
}
