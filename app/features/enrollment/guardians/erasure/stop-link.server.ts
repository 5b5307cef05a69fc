import {
  keyOfAddress,
  readTokenForAddress,
  tokenForAddress,
} from '#lib/crypto/link-for-address.server.ts';
import { keyFor } from '#lib/crypto/secret.server.ts';
import { readSignedText } from '#lib/crypto/signed-text.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { Needs } from '#lib/needs.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { listBarredLines } from '../../barred/list-barred.server.ts';
import type { GuardianServices } from '../guardian-mail.server.ts';
import { findReceivers } from '../receivers.server.ts';
import { ERASURE_WAIT_HOURS } from './erasure-wait.ts';
import './tables.server.ts';

/** As long as the erasure waits, and a day more: it is carried out at the server's next look. */
const stopOfErasure = { purpose: 'stop of an erasure', days: ERASURE_WAIT_HOURS / 24 + 1 };

/** The link that stops an erasure, for whoever reads the mail of this address. */
export function stopLink(
  { id, email }: { id: string; email: string },
  now: Date,
  { publicUrl, secret }: Needs<'publicUrl' | 'secret'>,
): string {
  const token = tokenForAddress(stopOfErasure, { subject: id, email }, now, secret);
  return `${publicUrl}/portal/stop-erasure?token=${token}`;
}

/**
 * The erasure that waits and that this link stops for the address that it went to, of the office or of a guardian as
 * they are now; undefined when there is none.
 */
export async function findStoppable(
  read: ReadStore,
  { content, secret, clock }: Pick<GuardianServices, 'content'> & { secret: string; clock: Clock },
  token: string,
) {
  const link = readTokenForAddress(stopOfErasure, token, clock.now(), secret);
  // A link that was mailed by version 0.2 names no address: it works while nobody is barred.
  const id = link?.subject ?? readSignedText(token, keyFor(stopOfErasure.purpose, secret));
  if (!id) return undefined;
  const request = await read
    .selectFrom('enrollment_erasure_requests as request')
    .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
    .select(['request.id', 'application_id as applicationId', 'application.reference'])
    .where('request.id', '=', id)
    .executeTakeFirst();
  if (!request) return undefined;
  if (!link) {
    return (await listBarredLines(read, request.reference)).length === 0 ? request : undefined;
  }
  const receivers = await findReceivers(read, request.reference);
  const addresses = receivers.flatMap(({ email, closed }) =>
    closed === 'lettersOnly' ? [] : [email],
  );
  const isTheirs = [content.school.admissionsEmail, ...addresses].some(
    (email) => keyOfAddress(stopOfErasure, email, secret) === link.addressKey,
  );
  return isTheirs ? request : undefined;
}
