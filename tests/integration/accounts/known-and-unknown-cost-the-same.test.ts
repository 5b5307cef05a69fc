import type { KyselyPlugin } from 'kysely';
import { SqliteQueryCompiler } from 'kysely';
import { describe, expect } from 'vitest';
import type { AccountServices } from '#features/accounts/account-services.server.ts';
import { signIn } from '#features/accounts/sessions/sign-in.server.ts';
import { senderAt } from '#lib/rate-limit/sender.server.ts';
import { newEmail } from '#tests/support/clients/account-client.ts';
import {
  codeOf,
  newAccount,
  newStaffAccount,
  type TestAccounts,
} from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';

/** The same accounts, and the words of every statement that they send to the database. */
function overheard(accounts: TestAccounts) {
  const heard: string[] = [];
  const listen: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      heard.push(new SqliteQueryCompiler().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { store } = accounts;
  const services: AccountServices = {
    ...accounts,
    store: {
      ...store,
      read: store.read.withPlugin(listen),
      write: (work) => {
        heard.push('write');
        return store.write((transaction) => work(transaction.withPlugin(listen)));
      },
    },
  };
  return { services, heard };
}

describe.each(storeKinds)('to a stranger, on %s', (kind) => {
  let accounts: TestAccounts;
  const story = accountsOn(kind, (opened) => {
    accounts = opened;
  });

  /** What a dozen wrong passwords from one new place ask of the database: ten are looked at, two are refused. */
  async function costOf(email: string, place: number) {
    const { services, heard } = overheard(accounts);
    const sender = senderAt(`198.51.100.${place}`, accounts.secret);
    const codes: string[] = [];
    for (let guess = 0; guess < 12; guess++) {
      codes.push(codeOf(await signIn(services, sender, { email, password: 'not it at all' })));
    }
    return { heard, codes };
  }

  story('a known address costs what an unknown one costs, statement by statement', async () => {
    const unknown = await costOf(newEmail('nobody'), 1);
    const known = await costOf((await newAccount(accounts)).email, 2);
    expect(unknown.codes.slice(9)).toEqual([
      'invalid_credentials',
      'over_request_rate_limit',
      'over_request_rate_limit',
    ]);
    expect(known.codes).toEqual(unknown.codes);
    expect(known.heard).toEqual(unknown.heard);
  });

  story('a colleague’s costs one row more, at the first refusal of an hour', async () => {
    const unknown = await costOf(newEmail('nobody'), 3);
    const { email } = await newStaffAccount(accounts, 'editor');
    const { heard } = await costOf(email, 4);
    const rows = heard.filter((sql) => sql.includes('"audit_records"'));
    expect(rows).toHaveLength(1);
    expect(heard.filter((sql) => !rows.includes(sql))).toEqual(unknown.heard);
  });
});
