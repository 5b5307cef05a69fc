import * as v from 'valibot';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import './tables.server.ts';

/**
 * What lets somebody in, by its account, for `db/copies/said-since.server.ts`. Passwords and second factors are not among
 * it: whoever lost one since proves the address anew.
 */
export const WAYS_IN = {
  staff_members: 'select account_id, role as way from staff_members',
  staff_invitations: 'select account_id, role as way from staff_invitations',
  sessions: 'select account_id, id as way from sessions',
  passkeys: 'select account_id, id as way from passkeys',
  one_time_tokens: 'select account_id, id as way from one_time_tokens',
} as const;
export const ACCOUNTS = 'select id from accounts';

type Kind = keyof typeof WAYS_IN;
export const kindsOfWays = Object.keys(WAYS_IN) as Kind[];

const wayInSchema = v.object({ account_id: v.string(), way: v.string() });
export const waysInSchema = v.array(wayInSchema);
export const accountsSchema = v.array(v.object({ id: v.string() }));

type WayIn = v.InferOutput<typeof wayInSchema>;
export type WaysIn = Record<Kind, WayIn[]>;

/**
 * What of a copy was closed after it was taken: it is not in the data that the copy replaces, and the account still is. An
 * account that is not there says nothing: those may be data of another school, or none.
 */
export function closedSince(
  copied: WaysIn,
  { accounts, ways }: { accounts: ReadonlySet<string>; ways: WaysIn },
): WaysIn {
  return Object.fromEntries(
    kindsOfWays.map((kind) => {
      const open = new Set(ways[kind].map(inOne));
      const closed = copied[kind].filter(
        (one) => accounts.has(one.account_id) && !open.has(inOne(one)),
      );
      return [kind, closed];
    }),
  ) as WaysIn;
}

const inOne = ({ account_id, way }: WayIn) => `${account_id} ${way}`;

/** Closes again what lets somebody in. Returns how many people work at the desk no more. */
export async function closeAgain(transaction: WriteTransaction, closed: WaysIn): Promise<number> {
  for (const kind of ['staff_members', 'staff_invitations'] as const) {
    for (const { account_id, way } of closed[kind]) {
      await transaction
        .deleteFrom(kind)
        .where('account_id', '=', account_id)
        .where('role', '=', way as never)
        .execute();
    }
  }
  for (const kind of ['sessions', 'passkeys', 'one_time_tokens'] as const) {
    for (const { way } of closed[kind]) {
      await transaction.deleteFrom(kind).where('id', '=', way).execute();
    }
  }
  const ids = [...new Set(closed.staff_members.map(({ account_id }) => account_id))];
  const staying = await transaction
    .selectFrom('staff_members')
    .select('account_id')
    .distinct()
    .where('account_id', 'in', [...ids, ''])
    .execute();
  return ids.length - staying.length;
}
