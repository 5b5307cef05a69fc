import { keyOfAddress, readTokenForAddress } from '#lib/crypto/link-for-address.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { findReceivers, type GuardianReceiver } from '../receivers.server.ts';
import { familyPage } from './page-link.server.ts';

/** Whom a link went to, and the application that the mail was about. */
interface OpenedByMail {
  reference: string;
  receiver: GuardianReceiver;
}

/**
 * Who opened it; undefined when it is none of ours, too old, the family has given the address up, or its reader may not
 * know everything of that child any more. Changes nothing.
 */
export async function readFamilyLink(
  read: ReadStore,
  token: string,
  { secret, now }: { secret: string; now: Date },
): Promise<OpenedByMail | undefined> {
  const link = readTokenForAddress(familyPage, token, now, secret);
  if (!link) return undefined;
  const receivers = await findReceivers(read, link.subject);
  const receiver = receivers.find(
    ({ email }) => keyOfAddress(familyPage, email, secret) === link.addressKey,
  );
  return receiver && !receiver.closed ? { reference: link.subject, receiver } : undefined;
}
