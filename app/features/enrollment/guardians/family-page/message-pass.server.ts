import {
  keyOfAddress,
  readTokenForAddress,
  tokenForAddress,
} from '#lib/crypto/link-for-address.server.ts';
import type { Signing } from '#lib/crypto/words-for-a-time.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { findReceivers } from '../receivers.server.ts';
import { familyPage } from './page-link.server.ts';
import type { WriterAboutChild } from './write-about-child.server.ts';

/** As long as the link that opens the page: so long a message may wait on a phone without a line. */
const messagePass = { purpose: 'message about a child', days: familyPage.days };

const AGAINST =
  'This page does not take messages about this child any more. Please call us. Your words are still on this device.';

/**
 * A text that lets its holder write about one child in the name of the owner of an address, and read nothing: the phone
 * keeps it with a message that waits, which must not open the page of the family on a phone that others use too.
 */
export function writeMessagePass(
  about: { reference: string; email: string },
  { secret, now }: Signing,
): string {
  const { reference: subject, email } = about;
  return tokenForAddress(messagePass, { subject, email }, now, secret);
}

/**
 * Who writes with this pass, as it is now; undefined for one that is not ours or too old. Whether the application is
 * gone or its reader may not write any more, is not said.
 */
export async function findWriterByPass(
  read: ReadStore,
  pass: string,
  { secret, now }: Signing,
): Promise<WriterAboutChild | { against: string } | undefined> {
  const opened = readTokenForAddress(messagePass, pass, now, secret);
  if (!opened) return undefined;
  const { subject: reference, addressKey } = opened;
  const receivers = await findReceivers(read, reference);
  const receiver = receivers.find(
    ({ email }) => keyOfAddress(messagePass, email, secret) === addressKey,
  );
  if (!receiver || receiver.closed || !receiver.isProven) return { against: AGAINST };
  const { name, email, guardian } = receiver;
  return { reference, name, email, guardian };
}
