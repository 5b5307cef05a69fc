import { tokenForAddress } from '#lib/crypto/link-for-address.server.ts';
import type { Needs } from '#lib/needs.ts';
import { openPageOfChildren } from '../../emails/page-of-children.ts';
import { ACCESS_CODE_DAYS } from '../access-codes.server.ts';

/** As long as an access code, which opens more. */
export const familyPage = { purpose: 'page of a family', days: ACCESS_CODE_DAYS };

type Site = Needs<'publicUrl' | 'secret'>;

/** Opens the page of a family for whoever reads the mail of this address. */
export function familyLink(
  { reference, email }: { reference: string; email: string },
  now: Date,
  { publicUrl, secret }: Site,
): string {
  const token = tokenForAddress(familyPage, { subject: reference, email }, now, secret);
  return `${publicUrl}/status/family?token=${token}`;
}

/** The link as it stands in a letter to somebody whose address is proven. */
export function pageOfFamily(
  receiver: { reference: string; email: string },
  now: Date,
  site: Site,
): { label: string; href: string } {
  return openPageOfChildren(familyLink(receiver, now, site));
}
