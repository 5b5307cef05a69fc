import type { HeldRecords } from '#lib/store/held-records.server.ts';
import { writtenInstant, writtenSection } from '#lib/text/written-section.ts';
import './tables.server.ts';

/**
 * A way to sign in, by its address; sessions, factors and links go with it. The account of somebody who works here is
 * not a family's: it leaves with the person, from the desk.
 */
export const heldAccounts: HeldRecords = {
  kind: 'account',
  async find(read, address) {
    const rows = await read
      .selectFrom('accounts')
      .select(['email', 'email_confirmed_at', 'user_metadata', 'staff_name'])
      .select(['created_at', 'last_sign_in_at'])
      .where('email', '=', address.toLowerCase())
      .execute();
    const held = rows.map((row) => ({
      ...row,
      user_metadata: JSON.parse(row.user_metadata) as Record<string, unknown>,
    }));
    const sessions = await read
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['browser', 'sessions.created_at', 'refreshed_at'])
      .where('email', '=', address.toLowerCase())
      .orderBy('refreshed_at', 'desc')
      .execute();
    const passkeys = await read
      .selectFrom('passkeys')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['friendly_name', 'passkeys.created_at', 'last_used_at'])
      .where('email', '=', address.toLowerCase())
      .orderBy('passkeys.created_at')
      .execute();
    return {
      rows: held.map((row) => ({ ...row, sessions, passkeys })),
      tell: () => ({
        about: held[0]?.email,
        sections: held.flatMap((row) => [
          ...writtenSection('Account', [
            ['Email address', row.email],
            ['Name at the desk', row.staff_name ?? ''],
            ['Opened', writtenInstant(row.created_at)],
            ['Address confirmed', writtenInstant(row.email_confirmed_at)],
            ['Last signed in', writtenInstant(row.last_sign_in_at)],
          ]),
          ...writtenSection(
            'What you told us about yourself',
            Object.entries(row.user_metadata).map(([name, value]) => [
              name,
              typeof value === 'string' ? value : JSON.stringify(value),
            ]),
          ),
          ...writtenSection(
            'Where you are signed in',
            sessions.map(({ browser, created_at, refreshed_at }) => [
              browser ?? 'A browser that we do not know',
              `${writtenInstant(created_at)} to ${writtenInstant(refreshed_at)}`,
            ]),
          ),
          ...writtenSection(
            'Passkeys',
            passkeys.map(({ friendly_name, created_at }) => [
              friendly_name,
              writtenInstant(created_at),
            ]),
          ),
        ]),
      }),
    };
  },
  async listAddresses(read) {
    return (await read.selectFrom('accounts').select('email').execute()).map(({ email }) => email);
  },
  async erase(transaction, address) {
    const { numDeletedRows } = await transaction
      .deleteFrom('accounts')
      .where('email', '=', address.toLowerCase())
      .where('id', 'not in', transaction.selectFrom('staff_members').select('account_id'))
      .where('id', 'not in', transaction.selectFrom('staff_invitations').select('account_id'))
      .executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },
};
