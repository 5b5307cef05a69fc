import type { Role } from '#desk/roles.ts';
import { insertAccount, PASSWORD, sessionOf, signInAs } from './account-client.ts';

/** A member of staff, or a guardian without any role, who asks the desk's API. */
export interface StaffClient {
  /** Of the school. */
  address: string;
  email: string;
  password: string;
  accountId: string;
  /** Its access token. */
  token: string;
  /** Signs in once more; what that device keeps in its local storage. */
  signInElsewhere(): Promise<[key: string, value: string][]>;
  get(path: string): Promise<Response>;
  /** A form goes as it is, with its files. `key` tells the press, which may be repeated. */
  post(path: string, body: object | FormData, key?: string): Promise<Response>;
}

/** An account with these roles, as the administrator would give them, that is signed in. */
export async function openStaffAccount(
  school: { address: string },
  runStatement: (statement: string) => Promise<unknown> | unknown,
  ...roles: Role[]
): Promise<StaffClient> {
  const email = await insertAccount(runStatement, roles[0]);
  const session = await sessionOf(await signInAs(school, email));
  for (const role of roles) {
    await runStatement(
      `insert into staff_members (account_id, role, since) values ('${session.user.id}', '${role}', '2026-01-01T00:00:00.000Z')`,
    );
  }
  const headers = { Authorization: `Bearer ${session.access_token}` };
  return {
    address: school.address,
    email,
    password: PASSWORD,
    accountId: session.user.id,
    token: session.access_token,
    async signInElsewhere() {
      return [...(await signInAs(school, email)).kept];
    },
    get: (path) => fetch(`${school.address}${path}`, { headers }),
    post(path, body, key) {
      const isForm = body instanceof FormData;
      return fetch(`${school.address}${path}`, {
        method: 'POST',
        headers: {
          ...headers,
          ...(!isForm && { 'Content-Type': 'application/json' }),
          ...(key !== undefined && { 'Idempotency-Key': key }),
        },
        body: isForm ? body : JSON.stringify(body),
      });
    },
  };
}
