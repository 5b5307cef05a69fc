import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { type Role, roles } from '#desk/roles.ts';
import type { AccountServices } from '#features/accounts/account-services.server.ts';
import { holdAccount } from '#features/accounts/auth-user.server.ts';
import { queueLetter } from '#features/accounts/mail-links/notifications.server.ts';
import { dropFactors } from '#features/accounts/second-factor/drop-factors.server.ts';
import { endSessions } from '#features/accounts/sessions/sessions.server.ts';
import { holdAdministrators } from '#features/accounts/staff.server.ts';
import { setStaffName } from '#features/accounts/staff-name.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';

interface Services {
  store: Store;
  clock: Clock;
}

const LAST_ADMINISTRATOR =
  'This is the only administrator. Make a colleague an administrator first, or nobody could let anybody in.';

/**
 * Gives a colleague other roles; `seen` are those that were on the screen. Takes effect at their next request, for
 * who is invited with the invitation.
 */
export function changeRoles(
  services: Services,
  staff: StaffIn<'people'>,
  {
    accountId,
    seen,
    wanted,
  }: { accountId: string; seen: readonly Role[]; wanted: readonly Role[] },
): Promise<DeskOutcome> {
  return changePerson(services, staff, accountId, async (transaction, person) => {
    if (inWords(person.roles) !== inWords(seen)) {
      const changed = { about: person.email, current: { roles: person.roles } };
      return changedMeanwhile(transaction, changed, services.clock.now());
    }
    if (!wanted.includes('administrator') && (await isLastAdministrator(transaction, accountId))) {
      return { outcome: 'refused', detail: LAST_ADMINISTRATOR, field: 'roles' };
    }
    await transaction.deleteFrom(person.table).where('account_id', '=', accountId).execute();
    const since = services.clock.now().toISOString();
    const kept = new Map(person.roles.map((role, at) => [role, person.since[at] ?? since]));
    await transaction
      .insertInto(person.table)
      .values(
        wanted.map((role) => ({ account_id: accountId, role, since: kept.get(role) ?? since })),
      )
      .execute();
    return `roles: ${inWords(person.roles)} to ${inWords(wanted)}`;
  });
}

/** What everybody at the desk calls this colleague from now on. */
export function nameColleague(
  services: Services,
  staff: StaffIn<'people'>,
  { accountId, name }: { accountId: string; name: string },
): Promise<DeskOutcome> {
  return changePerson(services, staff, accountId, async (transaction) => {
    await setStaffName(transaction, accountId, name);
    return `name: ${name}`;
  });
}

/** Ends a colleague's access: no role, no invitation, no session, no open link. What they did stays in the record. */
export function endAccess(
  services: Services,
  staff: StaffIn<'people'>,
  { accountId }: { accountId: string },
): Promise<DeskOutcome> {
  return changePerson(services, staff, accountId, async (transaction, person) => {
    if (await isLastAdministrator(transaction, accountId)) {
      return { outcome: 'refused', detail: LAST_ADMINISTRATOR };
    }
    for (const table of [person.table, 'sessions', 'one_time_tokens'] as const) {
      await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
    }
    return person.table === 'staff_members' ? 'access ended' : 'invitation taken back';
  });
}

/** Signs a colleague out on every phone and computer. */
export function signOutEverywhere(
  services: Services,
  staff: StaffIn<'people'>,
  { accountId }: { accountId: string },
): Promise<DeskOutcome> {
  return changePerson(services, staff, accountId, async (transaction) => {
    await endSessions(transaction, { accountId, sessionId: '' }, 'global');
    return 'signed out everywhere';
  });
}

/** For a colleague who has lost the phone with the authenticator app; whoever has that phone is signed out too. */
export async function resetSecondFactor(
  services: Services & Pick<AccountServices, 'content' | 'publicUrl' | 'mail'>,
  staff: StaffIn<'people'>,
  { accountId }: { accountId: string },
): Promise<DeskOutcome> {
  return changePerson(services, staff, accountId, async (transaction, { email }) => {
    await dropFactors(transaction, accountId);
    const letter = { letter: 'secondFactorReset' as const, to: email, link: services.publicUrl };
    await queueLetter(transaction, services, letter);
    services.mail.wake();
    return 'second factor reset';
  });
}

interface Person {
  email: string;
  /** Where the roles stand: those that count, or those that wait for the invitation to be taken. */
  table: 'staff_members' | 'staff_invitations';
  roles: Role[];
  since: string[];
}

/**
 * Does `change` to a member of staff, or to somebody who is invited, and records what it says it did; a refusal leaves
 * everything as it was.
 */
export async function changePerson(
  { store, clock }: Services,
  staff: StaffIn<'people'>,
  accountId: string,
  change: (transaction: WriteTransaction, person: Person) => Promise<string | DeskOutcome>,
): Promise<DeskOutcome> {
  return store.write(async (transaction): Promise<DeskOutcome> => {
    // Two administrators who remove each other at one moment must not both be the second to last.
    await holdAdministrators(transaction);
    // Nor may an invitation be taken in between.
    await holdAccount(transaction, accountId);
    const person =
      (await findPerson(transaction, 'staff_members', accountId)) ??
      (await findPerson(transaction, 'staff_invitations', accountId));
    if (!person) return { outcome: 'notFound' };
    const done = await change(transaction, person);
    if (typeof done !== 'string') return done;
    const act = { act: 'changed' as const, about: person.email, detail: done };
    await recordAct(transaction, staff, act, clock.now());
    return { outcome: 'done' };
  });
}

async function findPerson(
  transaction: WriteTransaction,
  table: Person['table'],
  accountId: string,
): Promise<Person | undefined> {
  const rows = await transaction
    .selectFrom(table)
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['email', 'role', 'since'])
    .where('account_id', '=', accountId)
    .execute();
  const [first] = rows;
  return (
    first && {
      email: first.email,
      table,
      roles: rows.map((row) => row.role),
      since: rows.map((row) => row.since),
    }
  );
}

async function isLastAdministrator(
  transaction: WriteTransaction,
  accountId: string,
): Promise<boolean> {
  const rows = await transaction
    .selectFrom('staff_members')
    .select('account_id')
    .where('role', '=', 'administrator')
    .execute();
  return rows.length === 1 && rows[0]?.account_id === accountId;
}

/** In one order, so that two lists of the same roles are the same text. */
function inWords(some: readonly Role[]): string {
  return roles.filter((role) => some.includes(role)).join(', ');
}
