import type { AccountServices } from '#features/accounts/account-services.server.ts';
import { queueLetter } from '#features/accounts/notifications.server.ts';
import { type Role, roles } from '#features/accounts/roles.ts';
import { dropFactors } from '#features/accounts/second-factor/drop-factors.server.ts';
import { endSessions } from '#features/accounts/sessions.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/clock.ts';
import type { ReadStore, Store, WriteTransaction } from '#lib/store/store.server.ts';
import type { DeskOutcome } from './desk-answer.server.ts';
import type { StaffIn } from './require-room.server.ts';

export interface StaffPerson {
  accountId: string;
  email: string;
  roles: Role[];
  since: string;
  lastSignInAt: string | null;
  /** Still to open the link and set a password. */
  isInvited: boolean;
  hasSecondFactor: boolean;
  sessions: number;
}

interface Services {
  store: Store;
  clock: Clock;
}

const LAST_ADMINISTRATOR =
  'This is the only administrator. Make a colleague an administrator first, or nobody could let anybody in.';

/** Everybody who works at the desk, by address. */
export async function listPeople(
  read: ReadStore,
  _staff: StaffIn<'people'>,
): Promise<StaffPerson[]> {
  const members = await read
    .selectFrom('staff_members')
    .innerJoin('accounts', 'accounts.id', 'staff_members.account_id')
    .select(['accounts.id', 'email', 'role', 'since', 'last_sign_in_at', 'password_hash'])
    .orderBy('email')
    .execute();
  const sessions = await countByAccount(read, 'sessions');
  const factors = await read
    .selectFrom('factors')
    .select('account_id')
    .where('status', '=', 'verified')
    .execute();
  const people = new Map<string, StaffPerson>();
  for (const member of members) {
    const person = people.get(member.id) ?? {
      accountId: member.id,
      email: member.email,
      roles: [],
      since: member.since,
      lastSignInAt: member.last_sign_in_at,
      isInvited: member.password_hash === null,
      hasSecondFactor: factors.some((factor) => factor.account_id === member.id),
      sessions: sessions.get(member.id) ?? 0,
    };
    person.roles.push(member.role);
    if (member.since < person.since) person.since = member.since;
    people.set(member.id, person);
  }
  return [...people.values()];
}

async function countByAccount(read: ReadStore, table: 'sessions'): Promise<Map<string, number>> {
  const rows = await read
    .selectFrom(table)
    .select(({ fn }) => ['account_id', fn.countAll().as('count')])
    .where('account_id', 'in', read.selectFrom('staff_members').select('account_id'))
    .groupBy('account_id')
    .execute();
  return new Map(rows.map((row) => [row.account_id, Number(row.count)]));
}

/** Gives a colleague other roles; `seen` are those that were on the screen. Takes effect at their next request. */
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
      return { outcome: 'changedMeanwhile', current: { roles: person.roles } };
    }
    if (!wanted.includes('administrator') && (await isLastAdministrator(transaction, accountId))) {
      return { outcome: 'refused', detail: LAST_ADMINISTRATOR, field: 'roles' };
    }
    await transaction.deleteFrom('staff_members').where('account_id', '=', accountId).execute();
    const since = services.clock.now().toISOString();
    const kept = new Map(person.roles.map((role, at) => [role, person.since[at] ?? since]));
    await transaction
      .insertInto('staff_members')
      .values(
        wanted.map((role) => ({ account_id: accountId, role, since: kept.get(role) ?? since })),
      )
      .execute();
    return `roles: ${inWords(person.roles)} to ${inWords(wanted)}`;
  });
}

/** Ends a colleague's access: no role, no session, no open link. What they did stays in the record. */
export function endAccess(
  services: Services,
  staff: StaffIn<'people'>,
  { accountId }: { accountId: string },
): Promise<DeskOutcome> {
  return changePerson(services, staff, accountId, async (transaction) => {
    if (await isLastAdministrator(transaction, accountId)) {
      return { outcome: 'refused', detail: LAST_ADMINISTRATOR };
    }
    for (const table of ['staff_members', 'sessions', 'one_time_tokens'] as const) {
      await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
    }
    return 'access ended';
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
  roles: Role[];
  since: string[];
}

/** Does `change` to a member of staff and records what it says it did; a refusal leaves everything as it was. */
async function changePerson(
  { store, clock }: Services,
  staff: StaffIn<'people'>,
  accountId: string,
  change: (transaction: WriteTransaction, person: Person) => Promise<string | DeskOutcome>,
): Promise<DeskOutcome> {
  return store.write(async (transaction): Promise<DeskOutcome> => {
    // Two administrators who remove each other at one moment must not both be the second to last.
    await transaction
      .updateTable('staff_members')
      .set(({ ref }) => ({ since: ref('since') }))
      .where('role', '=', 'administrator')
      .execute();
    const rows = await transaction
      .selectFrom('staff_members')
      .innerJoin('accounts', 'accounts.id', 'staff_members.account_id')
      .select(['email', 'role', 'since'])
      .where('account_id', '=', accountId)
      .execute();
    const [first] = rows;
    if (!first) return { outcome: 'nothingHere' };
    const person = {
      email: first.email,
      roles: rows.map((row) => row.role),
      since: rows.map((row) => row.since),
    };
    const done = await change(transaction, person);
    if (typeof done !== 'string') return done;
    const act = { act: 'changed' as const, about: person.email, detail: done };
    await recordAct(transaction, staff, act, clock.now());
    return { outcome: 'done' };
  });
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
