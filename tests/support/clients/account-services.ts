import { acrossFeatures } from '#app/across-features.server.ts';
import { openStore } from '#db/open-store.server.ts';
import type { Role } from '#desk/roles.ts';
import { changeAccount } from '#features/accounts/account-changes.server.ts';
import type { AccountServices } from '#features/accounts/account-services.server.ts';
import { verifyLink } from '#features/accounts/mail-links/verify-link.server.ts';
import { Passwords } from '#features/accounts/passwords/passwords.server.ts';
import type { AuthOutcome } from '#features/accounts/protocol/auth-refusal.ts';
import { findSignedIn, type SignedIn } from '#features/accounts/sessions/authorization.server.ts';
import { signIn } from '#features/accounts/sessions/sign-in.server.ts';
import { signUp } from '#features/accounts/sign-up.server.ts';
import { createStaffMember } from '#features/accounts/staff.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { type FileStore, openFileFolder } from '#lib/files/files.server.ts';
import type { Scan } from '#lib/files/virus-scan.server.ts';
import { newPublishSignal, type PublishSignal } from '#lib/jobs/publish-signal.server.ts';
import { newMailSignal } from '#lib/mail/mail-signal.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { type Sender, senderAt } from '#lib/rate-limit/sender.server.ts';
import type { SchoolDatabase } from '../databases/school-database.ts';
import { fixtureContent } from '../fixture-content.ts';
import { newEmail, PASSWORD } from './account-client.ts';

const SECRET = 'a secret of the tests, long enough to sign with';

type AcrossFeatures = typeof acrossFeatures;

/** Accounts without a server around them: the clock goes on when the test says so, and a hash costs little. */
export interface TestAccounts extends AccountServices, AcrossFeatures {
  content: Content;
  isSecondFactorRequired: boolean;
  sender: Sender;
  files: FileStore;
  scan: Scan;
  publish: PublishSignal;
  /** Lets time pass. */
  wait(ms: number): void;
}

export async function openTestAccounts(database: SchoolDatabase): Promise<TestAccounts> {
  const { DATABASE_URL: databaseUrl } = database.settings;
  const { dataDir } = database;
  let now = Date.parse('2026-02-02T08:00:00Z');
  const store = await openStore({ databaseUrl, dataDir }, createLog('silent'));
  return {
    ...acrossFeatures,
    store,
    clock: { now: () => new Date(now) },
    secret: SECRET,
    publicUrl: 'https://school.example',
    content: fixtureContent,
    passwords: new Passwords({ memory: 64, passes: 1 }),
    mail: newMailSignal(),
    publish: newPublishSignal(store.read),
    files: openFileFolder(dataDir),
    scan: async () => 'unknown',
    isSecondFactorRequired: false,
    sender: senderAt('203.0.113.7', SECRET),
    wait(ms) {
      now += ms;
    },
  };
}

/**
 * The newest link that was mailed to this address; whatever is mailed from now on is newer. Of two in one moment none
 * is the newest: let time pass between them.
 */
export async function newestToken(accounts: TestAccounts, email: string): Promise<string> {
  const mails = await accounts.store.read
    .selectFrom('outgoing_mails')
    .select(['text_part', 'queued_at'])
    .where('recipient', '=', email)
    .orderBy('queued_at', 'desc')
    .execute();
  const links = mails.flatMap((mail) =>
    (mail.text_part.match(/https:\S+token=\S+/g) ?? []).map((link) => ({ ...mail, link })),
  );
  const [newest, before] = links;
  if (before && newest?.queued_at === before.queued_at) throw new Error('No mail is the newest');
  accounts.wait(1);
  return new URL(newest?.link ?? '').searchParams.get('token') ?? '';
}

/** Signs up, opens the mail's link and signs in. */
export async function newAccount(accounts: TestAccounts, email = newEmail()) {
  // The address may have had a mail of the school in this very moment.
  accounts.wait(1);
  await signUp(accounts, accounts.sender, { email, password: PASSWORD, data: {} });
  const token = await newestToken(accounts, email);
  await verifyLink(accounts, { kind: 'signup', token }, accounts.sender);
  return { email, session: await getSession(accounts, email) };
}

/** Signs in with the password of the tests; throws when that is refused. */
export async function getSession(accounts: TestAccounts, email: string) {
  const signedIn = await signIn(accounts, accounts.sender, { email, password: PASSWORD });
  if (signedIn.outcome === 'refused') throw new Error(signedIn.refusal.code);
  return signedIn.value;
}

/** Who comes with this access token; throws when it is nobody. */
export async function getSignedIn(accounts: TestAccounts, token: string): Promise<SignedIn> {
  const found = await findSignedIn(requestWith(token), accounts);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/** The code of a refusal, or `done`. */
export const codeOf = (outcome: AuthOutcome<unknown>) =>
  outcome.outcome === 'refused' ? outcome.refusal.code : 'done';

/** What came of it; throws when it was refused. */
export function done<Value>(outcome: AuthOutcome<Value>): Value {
  if (outcome.outcome === 'refused') throw new Error(outcome.refusal.code);
  return outcome.value;
}

/** Invites somebody to the desk; the token of the link. */
export async function inviteAs(accounts: TestAccounts, email: string, role: Role): Promise<string> {
  const created = await createStaffMember(accounts, { email, roles: [role] });
  if (created.outcome !== 'created') throw new Error(created.outcome);
  return new URL(created.link).searchParams.get('token') ?? '';
}

/** Somebody who has taken an invitation with these roles and set the password of the tests. */
export async function newStaffAccount(accounts: TestAccounts, ...own: Role[]) {
  const email = newEmail(own[0]);
  let token = '';
  for (const role of own) token = await inviteAs(accounts, email, role);
  const session = done(await verifyLink(accounts, { kind: 'invite', token }));
  if (!('access_token' in session)) throw new Error('The link of an invitation signs in');
  const signedIn = await getSignedIn(accounts, session.access_token);
  done(await changeAccount(accounts, accounts.sender, signedIn, { password: PASSWORD }));
  return { email, session: await getSession(accounts, email) };
}

export function requestWith(token?: string, path = '/api/x'): Request {
  return new Request(`https://school.example${path}`, {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
}
