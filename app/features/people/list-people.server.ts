import type { AssignedWork } from '#desk/cases/assigned-work.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Role } from '#desk/roles.ts';
import type { WorkRoom } from '#desk/rooms.ts';
import { accountsWithSecondFactor } from '#features/accounts/second-factor/factor-list.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';

export interface StaffPerson {
  accountId: string;
  email: string;
  /** Null for who has said none yet. */
  name: string | null;
  /** What counts now, or will count once the invitation is taken. */
  roles: Role[];
  /** Of an invitation: when it was made. */
  since: string;
  lastSignInAt: string | null;
  /** Has not taken the link of the invitation: nothing counts yet. */
  isInvited: boolean;
  hasSecondFactor: boolean;
  sessions: number;
  /** Open work that is assigned to them, by room. */
  work: { room: WorkRoom; count: number }[];
}

/** Whether somebody has an invitation to the desk that is not taken yet. */
export async function isSomebodyInvited(read: ReadStore): Promise<boolean> {
  const invitation = await read
    .selectFrom('staff_invitations')
    .select('account_id')
    .limit(1)
    .executeTakeFirst();
  return invitation !== undefined;
}

/** Everybody who works at the desk or is invited to it, by address. */
export async function listPeople(
  read: ReadStore,
  _staff: StaffIn<'people'>,
  works: readonly AssignedWork[],
): Promise<StaffPerson[]> {
  const atDesk = read.selectFrom('staff_members').select(['account_id', 'role', 'since']);
  const invited = read.selectFrom('staff_invitations').select(['account_id', 'role', 'since']);
  const rows = await read
    .selectFrom(
      atDesk
        .select(({ lit }) => lit<0 | 1>(0).as('is_invited'))
        .unionAll(invited.select(({ lit }) => lit<0 | 1>(1).as('is_invited')))
        .as('place'),
    )
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select([
      'accounts.id',
      'email',
      'staff_name',
      'role',
      'since',
      'is_invited',
      'last_sign_in_at',
    ])
    .orderBy('email')
    .execute();
  const ids = [...new Set(rows.map(({ id }) => id))];
  const sessions = await countSessions(read, ids);
  const guarded = await accountsWithSecondFactor(read, ids);
  const counts = await countWork(read, works);
  const people = new Map<string, StaffPerson>();
  for (const row of rows) {
    const person = people.get(row.id) ?? {
      accountId: row.id,
      email: row.email,
      name: row.staff_name,
      roles: [],
      since: row.since,
      lastSignInAt: row.last_sign_in_at,
      isInvited: row.is_invited === 1,
      hasSecondFactor: guarded.has(row.id),
      sessions: sessions.get(row.id) ?? 0,
      work: workOf(row.id, counts),
    };
    person.roles.push(row.role);
    if (row.since < person.since) person.since = row.since;
    people.set(row.id, person);
  }
  return [...people.values()];
}

/** Somebody who has left the desk, with open work that is still in their name. */
export type LeftPerson = Pick<StaffPerson, 'accountId' | 'email' | 'name' | 'work'>;

/** Those who have left and still have open work, as from before leaving handed it over; by address. */
export async function listLeft(
  read: ReadStore,
  people: readonly StaffPerson[],
  works: readonly AssignedWork[],
): Promise<LeftPerson[]> {
  const counts = await countWork(read, works);
  const ids = new Set(counts.flatMap(({ of }) => [...of.keys()]));
  for (const { accountId } of people) ids.delete(accountId);
  if (ids.size === 0) return [];
  const accounts = await read
    .selectFrom('accounts')
    .select(['id', 'email', 'staff_name'])
    .where('id', 'in', [...ids])
    .orderBy('email')
    .execute();
  return accounts.map(({ id, email, staff_name: name }) => ({
    accountId: id,
    email,
    name,
    work: workOf(id, counts),
  }));
}

async function countSessions(read: ReadStore, ids: string[]): Promise<Map<string, number>> {
  const rows = await read
    .selectFrom('sessions')
    .select(({ fn }) => ['account_id', fn.countAll().as('count')])
    .where('account_id', 'in', ids)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map((row) => [row.account_id, Number(row.count)]));
}

type WorkCounts = { room: WorkRoom; of: ReadonlyMap<string, number> }[];

function countWork(read: ReadStore, works: readonly AssignedWork[]): Promise<WorkCounts> {
  return Promise.all(works.map(async ({ room, count }) => ({ room, of: await count(read) })));
}

function workOf(accountId: string, counts: WorkCounts): StaffPerson['work'] {
  return counts.flatMap(({ room, of }) => {
    const count = of.get(accountId);
    return count ? [{ room, count }] : [];
  });
}
