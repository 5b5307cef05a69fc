import type { Clock } from '#lib/dates/clock.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { mayKnowAtStatus } from '../../barred/at-status.server.ts';
import type { MayKnow } from '../../barred/may-know.ts';
import type { GuardianReceiver } from '../receivers.server.ts';
import { readBirthDatePass } from './birth-date-pass.server.ts';
import { listChildrenOf } from './children-of-address.server.ts';
import { readFamilyLink } from './family-link.server.ts';
import '../../tables.server.ts';

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
