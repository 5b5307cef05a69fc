import { randomUUID } from 'node:crypto';
import { AuthClient } from '@supabase/auth-js';
import { Passwords } from '#features/accounts/passwords/passwords.server.ts';
import { mailsIn } from '../readers/captured-mail.ts';

export const PASSWORD = 'three goats on the roof';

/** Where a test's school answers and writes its mail. */
interface SchoolWithMail {
  address: string;
  dataDir: string;
}

/** The public client as a browser of its own would have it, with its storage to look into. */
export function newClient(school: { address: string }) {
  const kept = new Map<string, string>();
  const client = new AuthClient({
    url: `${school.address}/auth/v1`,
    storageKey: 'ten-miles.auth',
    autoRefreshToken: false,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
  return Object.assign(client, { kept });
}

export type TestClient = ReturnType<typeof newClient>;

export function newEmail(name = 'guardian'): string {
  return `${name}-${randomUUID()}@mail.example`;
}

/** Waits for the mail number `count` (1 is the first) to this address with these words in its subject; its first link. */
export async function linkTo(
  school: SchoolWithMail,
  email: string,
  subject: string,
  count = 1,
): Promise<string> {
  for (let look = 0; look < 1200; look++) {
    const mails = mailsIn(school.dataDir).filter(
      (mail) => mail.to === email && mail.subject.includes(subject),
    );
    const link = mails[count - 1]?.links[0];
    if (link) return link;
    await new Promise((resume) => setTimeout(resume, 25));
  }
  throw new Error('No such mail came');
}

/** The address by which other clients of the protocol take the token of a mail's link. */
export function protocolLink(link: string): string {
  const { origin, searchParams } = new URL(link);
  const query = new URLSearchParams(searchParams);
  const next = query.get('next');
  query.delete('next');
  if (next) query.set('redirect_to', origin + next);
  return `${origin}/auth/v1/verify?${query}`;
}

/** Takes a mail's link as other clients of the protocol do; what stands behind the `#` of the page it leads to. */
export async function follow(link: string) {
  const answer = await fetch(protocolLink(link), { redirect: 'manual' });
  const location = answer.headers.get('Location') ?? '';
  const { pathname, search, hash } = new URL(location, link);
  return {
    status: answer.status,
    location,
    path: pathname + search,
    said: new URLSearchParams(hash.slice(1)),
  };
}

/** Signs up, opens the mail's link and signs in. */
export async function openAccount(
  school: SchoolWithMail,
  email = newEmail(),
  password = PASSWORD,
): Promise<TestClient> {
  const client = newClient(school);
  const { error } = await client.signUp({ email, password });
  if (error) throw error;
  await follow(await linkTo(school, email, 'Confirm your email address'));
  return signInAs(school, email, password);
}

/** On a device of its own. */
export async function signInAs(
  school: { address: string },
  email: string,
  password = PASSWORD,
): Promise<TestClient> {
  const client = newClient(school);
  const { error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** A hash that costs next to nothing: a school reads from each what it costs. */
const hashOfPassword = new Passwords({ memory: 64, passes: 1 }).hash(PASSWORD);

/**
 * Where the account itself is not what is tested: one as it is after sign-up and the mail's link, with the password of
 * the tests, which nobody has signed in to yet. Resolves with its address.
 */
export async function insertAccount(
  runStatement: (statement: string) => Promise<unknown> | unknown,
  name?: string,
): Promise<string> {
  const email = newEmail(name);
  const at = new Date().toISOString();
  await runStatement(
    `insert into accounts (id, email, email_confirmed_at, password_hash, user_metadata, created_at, updated_at)
     values ('${randomUUID()}', '${email}', '${at}', '${await hashOfPassword}', '{}', '${at}', '${at}')`,
  );
  return email;
}

/** What a device keeps of its session. */
export async function sessionOf(client: TestClient) {
  const { data } = await client.getSession();
  if (!data.session) throw new Error('Nobody is signed in');
  return data.session;
}
