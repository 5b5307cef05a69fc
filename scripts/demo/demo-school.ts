import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Dice } from './dice.ts';

/** Everybody’s in the demo; nobody else’s. */
export const PASSWORD = 'ten miles to school';

/** A running school whose clock the demo moves. */
export interface DemoSchool {
  address: string;
  dataDir: string;
  dice: Dice;
}

/** Sends a form as a phone would; `key` where it is sent in pieces. Each family has an address of its own, since the school slows down who sends much. */
export async function sendForm(
  { address, dice }: DemoSchool,
  path: string,
  body: object | FormData,
  key: string = crypto.randomUUID(),
): Promise<{ reference: string }> {
  const from = `102.${dice.upTo(256)}.${dice.upTo(256)}.${1 + dice.upTo(254)}`;
  const answer = await fetch(address + path, {
    method: 'POST',
    ...asSent(body, { 'Idempotency-Key': key, 'X-Forwarded-For': from }),
  });
  return wanted(answer, `POST ${path}`);
}

function asSent(body: object | FormData, headers: Record<string, string>) {
  if (body instanceof FormData) return { headers, body };
  return {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Somebody who is signed in. */
export interface Person {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body: object | FormData): Promise<Answer>;
}

/** A session ends after an hour of the demo's clock, so people sign in again each day. */
export async function signIn(school: DemoSchool, email: string): Promise<Person> {
  const session = await askAccounts<Session>(school, 'token?grant_type=password', {
    email,
    password: PASSWORD,
  });
  const headers = { Authorization: `Bearer ${session.access_token}` };
  return {
    get: async (path) => wanted(await fetch(school.address + path, { headers }), `GET ${path}`),
    post: async (path, body) =>
      wanted(
        await fetch(school.address + path, { method: 'POST', ...asSent(body, headers) }),
        `POST ${path}`,
      ),
  };
}

interface Session {
  access_token: string;
}

/** Takes the link of an invitation and sets the password. */
export async function takeInvitation(school: DemoSchool, link: string): Promise<void> {
  const session = await takeLink(school, link);
  await wanted(
    await fetch(`${school.address}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${session.access_token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ password: PASSWORD }),
    }),
    'PUT /auth/v1/user',
  );
}

/** Opens an account as a guardian does, with the link of the mail that comes. */
export async function openAccount(school: DemoSchool, email: string): Promise<void> {
  await askAccounts(school, 'signup', { email, password: PASSWORD });
  await takeLink(school, await linkMailedTo(school, email, '/account/link'));
}

/** Presses the button behind the link of the mail that asks whether somebody wants the newsletter. */
export async function confirmNewsletter(school: DemoSchool, email: string): Promise<void> {
  const { pathname, search } = new URL(await linkMailedTo(school, email, '/newsletter/confirm'));
  const answer = await fetch(school.address + pathname + search, { method: 'POST' });
  if (!answer.ok) throw new Error(`POST ${pathname}: ${answer.status}`);
}

function takeLink(school: DemoSchool, link: string): Promise<Session> {
  const { searchParams } = new URL(link);
  return askAccounts(school, 'verify', {
    token_hash: searchParams.get('token'),
    type: searchParams.get('type'),
  });
}

async function askAccounts<Answer>(
  { address }: DemoSchool,
  path: string,
  body: object,
): Promise<Answer> {
  const answer = await fetch(`${address}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return wanted(answer, `POST /auth/v1/${path}`);
}

/** Mails are files in the demo; the link to `path` in the newest one to this address that has such a link. */
async function linkMailedTo({ dataDir }: DemoSchool, email: string, path: string): Promise<string> {
  const links = new RegExp(`https?://[^\\s/]+${path}\\?[^\\s"<]+`);
  const folder = join(dataDir, 'mail');
  for (let look = 0; look < 200; look++) {
    // One that is still being written has another ending.
    const whole = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    for (const name of whole.sort().reverse()) {
      const source = readFileSync(join(folder, name), 'utf8');
      if (!source.includes(`To: ${email}`)) continue;
      const text = source.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      const link = links.exec(text)?.[0];
      if (link) return link.replaceAll('&amp;', '&');
    }
    await setTimeout(50);
  }
  throw new Error(`No mail came to ${email}`);
}

async function wanted<Answer>(answer: Response, what: string): Promise<Answer> {
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
