import type { AssignedWork } from '#desk/cases/assigned-work.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { type Role, roles } from '#desk/roles.ts';
import { type WorkRoom, worksIn } from '#desk/rooms.ts';
import type { AccountServices } from '#features/accounts/account-services.server.ts';
import { queueLetter } from '#features/accounts/emails/notifications.server.ts';
import { dropFactors } from '#features/accounts/second-factor/drop-factors.server.ts';
import { endSessions } from '#features/accounts/sessions/sessions.server.ts';
import { setStaffName } from '#features/accounts/staff-name.server.ts';
import { endAccessOf, replaceRoles } from '#features/accounts/staff-roles.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';

import { changePerson, type Services } from './change-person.server.ts';
import { handOverWork, type Receivers } from './hand-over.server.ts';

const NO_WORK = 'There is no open work to hand over. Somebody may have handed it over meanwhile.';

const LAST_ADMINISTRATOR =
  'This is the only administrator. Make a colleague an administrator first, or nobody could let anybody in.';

interface NewRoles {
  accountId: string;
  seen: readonly Role[];
  wanted: readonly Role[];
  /** Who gets the work of rooms that are not theirs any more. */
  to: Receivers;
}

/**
 * Gives a colleague other roles; `seen` are those that were on the screen. Takes effect at their next request, for
 * who is invited with the invitation.
 */
export function changeRoles(
  services: Services,
  staff: StaffIn<'people'>,
  works: readonly AssignedWork[],
  { accountId, seen, wanted, to }: NewRoles,
): Promise<DeskOutcome> {
  return changePerson(services, staff, accountId, async (transaction, person) => {
    if (inWords(person.roles) !== inWords(seen)) {
      const changed = { staff, about: person.email };
      return changedMeanwhile(transaction, changed, services.clock.now());
    }
    if (!wanted.includes('administrator') && (await isLastAdministrator(transaction, accountId))) {
      return refuse(LAST_ADMINISTRATOR, 'roles');
    }
    const isLeft = (room: WorkRoom) => !worksIn(wanted, room);
    const way = { from: accountId, to, isLeft };
    const handed = await handOverWork(transaction, staff, works, way, services.clock.now());
    if ('outcome' in handed) return handed;
    const now = services.clock.now().toISOString();
    const kept = new Map(person.roles.map((role, at) => [role, person.since[at]]));
    const given = wanted.map((role) => ({ role, since: kept.get(role) ?? now }));
    await replaceRoles(transaction, { accountId, ...person }, given);
    return [`roles: ${inWords(person.roles)} to ${inWords(wanted)}`, ...handed.did].join(', ');
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
  works: readonly AssignedWork[],
  { accountId, to }: { accountId: string; to: Receivers },
): Promise<DeskOutcome> {
  return changePerson(services, staff, accountId, async (transaction, person) => {
    if (await isLastAdministrator(transaction, accountId)) return refuse(LAST_ADMINISTRATOR);
    const way = { from: accountId, to, isLeft: () => true };
    const handed = await handOverWork(transaction, staff, works, way, services.clock.now());
    if ('outcome' in handed) return handed;
    await endAccessOf(transaction, { accountId, ...person });
    const ended = person.isInvited ? 'invitation taken back' : 'access ended';
    return [ended, ...handed.did].join(', ');
  });
}

/** Gives the open work of a colleague, or of somebody who has left, to others, such as for a long leave. */
export function handOver(
  services: Services,
  staff: StaffIn<'people'>,
  works: readonly AssignedWork[],
  { accountId, to }: { accountId: string; to: Receivers },
): Promise<DeskOutcome> {
  return changePerson(
    services,
    staff,
    accountId,
    async (transaction) => {
      const way = { from: accountId, to, isLeft: (room: WorkRoom) => to[room] !== undefined };
      const handed = await handOverWork(transaction, staff, works, way, services.clock.now());
      if ('outcome' in handed) return handed;
      if (handed.did.length === 0) return refuse(NO_WORK);
      return handed.did.join(', ');
    },
    { isAlsoLeft: true },
  );
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
  const result = await changePerson(services, staff, accountId, async (transaction, { email }) => {
    await dropFactors(transaction, accountId);
    await queueLetter(transaction, services, 'secondFactorReset', email);
    return 'second factor reset';
  });
  services.mail.wake();
  return result;
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
