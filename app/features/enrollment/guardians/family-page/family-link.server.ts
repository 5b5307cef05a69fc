import {
  keyOfAddress,
  readTokenForAddress,
  tokenForAddress,
} from '#lib/crypto/link-for-address.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { openPageOfChildren } from '../../emails/page-of-children.ts';
import { ACCESS_CODE_DAYS } from '../access-codes.server.ts';
import { findReceivers, type GuardianReceiver } from '../receivers.server.ts';

/** As long as an access code, which opens more. */
const familyPage = { purpose: 'page of a family', days: ACCESS_CODE_DAYS };

/** Opens the page of a family for whoever reads the mail of this address. */
export function familyLink(
  { reference, email }: { reference: string; email: string },
  now: Date,
  { publicUrl, secret }: { publicUrl: string; secret: string },
): string {
  const token = tokenForAddress(familyPage, { subject: reference, email }, now, secret);
  return `${publicUrl}/status/family?token=${token}`;
}

/** The link as it stands in a letter to somebody whose address is proven. */
export function pageOfFamily(
  { reference, email }: { reference: string; email: string },
  { clock, publicUrl, secret }: { clock: Clock; publicUrl: string; secret: string },
): { label: string; href: string } {
  const href = familyLink({ reference, email }, clock.now(), { publicUrl, secret });
  return openPageOfChildren(href);
}

/** Whom a link went to, and the application that the mail was about. */
export interface OpenedByMail {
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
