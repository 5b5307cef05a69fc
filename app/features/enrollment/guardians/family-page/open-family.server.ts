import type { Clock } from '#lib/dates/clock.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { mayKnowAtStatus } from '../../barred/at-status.server.ts';
import type { MayKnow } from '../../barred/may-know.ts';
import { findReceivers, type GuardianReceiver } from '../receivers.server.ts';
import { readBirthDatePass } from './birth-date-pass.server.ts';
import { readFamilyLink } from './family-link.server.ts';
import '../../tables.server.ts';
import { idsNaming } from '../naming/named-in.server.ts';
import { inOneCase } from '../which-guardian.ts';
import '../guardian-tables.server.ts';

/** A child whose page is open, with what whoever opened it may know of it. */
export interface OpenedChild {
  reference: string;
  mayKnow: MayKnow;
}

/**
 * How the page was opened, and for which children. `birthDate` is known to more people than the family. `unproven`: by
 * a link of our mail whose reader has not yet said that the child is theirs.
 */
export type OpenedFamily =
  | { by: 'birthDate'; children: OpenedChild[] }
  | { by: 'mail'; receiver: GuardianReceiver; children: OpenedChild[] }
  | { by: 'unproven'; reference: string; receiver: GuardianReceiver };

/**
 * What a token opens now; undefined for one that is none of ours or too old. Asked anew at each request, so that the
 * page ends with what somebody may know.
 */
export async function openFamily(
  { store: { read }, clock, secret }: { store: Pick<Store, 'read'>; clock: Clock; secret: string },
  token: string,
): Promise<OpenedFamily | undefined> {
  const signing = { secret, now: clock.now() };
  const known = readBirthDatePass(token, signing);
  if (known) {
    if (!(await isKept(read, known))) return undefined;
    const mayKnow = await mayKnowAtStatus(read, known);
    return { by: 'birthDate', children: [{ reference: known, mayKnow }] };
  }
  const mailed = await readFamilyLink(read, token, signing);
  if (!mailed) return undefined;
  const { reference, receiver } = mailed;
  if (!receiver.isProven) return { by: 'unproven', reference, receiver };
  const references = await listChildrenOf(read, receiver.email);
  const children = references.map((one) => ({ reference: one, mayKnow: 'everything' as const }));
  return { by: 'mail', receiver, children };
}

/** An erased application is not one of which nothing may be told: its page has ended. */
async function isKept(read: ReadStore, reference: string): Promise<boolean> {
  const row = await read
    .selectFrom('enrollment_applications')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The references of all applications of whose children the owner of an address may know everything, the newest first:
 * they stand there as a guardian with it, or an account with it follows them. Asked of each child anew, so that who is
 * barred from one of them sees the others (docs/decisions/0078).
 */
async function listChildrenOf(read: ReadStore, email: string): Promise<string[]> {
  const own = inOneCase(email);
  const ofAccount = read
    .selectFrom('enrollment_guardians')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select('application_id')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', own));
  const rows = await read
    .selectFrom('enrollment_applications')
    .select('reference')
    .where(({ or, eb }) => or([eb('id', 'in', idsNaming(read, [own])), eb('id', 'in', ofAccount)]))
    .orderBy('submitted_at', 'desc')
    .execute();
  const known = await Promise.all(
    rows.map(async ({ reference }) => {
      const receivers = await findReceivers(read, reference);
      const receiver = receivers.find((one) => inOneCase(one.email) === own);
      return receiver?.isProven && !receiver.closed ? [reference] : [];
    }),
  );
  return known.flat();
}
