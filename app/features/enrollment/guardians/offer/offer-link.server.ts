import {
  keyOfAddress,
  readTokenForAddress,
  tokenForAddress,
} from '#lib/crypto/link-for-address.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { EnrollmentStatus } from '../../enrollment-status.ts';
import { findToldLeading } from '../../same-child/leading.server.ts';
import { ACCESS_CODE_DAYS } from '../access-codes.server.ts';
import { findReceivers, type GuardianReceiver } from '../receivers.server.ts';

/** As long as the access code of the same mail, which opens more. */
const answerToOffer = { purpose: 'answer to an offer', days: ACCESS_CODE_DAYS };

/** Opens the offer for whoever reads the mail of this address. */
export function offerLink(
  { reference, email }: { reference: string; email: string },
  now: Date,
  { publicUrl, secret }: Needs<'publicUrl' | 'secret'>,
): string {
  const token = tokenForAddress(answerToOffer, { subject: reference, email }, now, secret);
  return `${publicUrl}/offer?token=${token}`;
}

/** Whoever opened an offer by the link of a mail, checked at this request. Nobody else can make one. */
class Opened {
  readonly applicationId: string;
  readonly reference: string;
  readonly email: string;
  readonly name: string;
  /** As a letter to this address calls the child. */
  readonly child: string;
  /** Where the application stands that goes on for the child, as the family is told. */
  readonly status: EnrollmentStatus;
  readonly #isChecked = true;
  constructor(
    { id, reference }: { id: string; reference: string },
    status: EnrollmentStatus,
    { email, name, child }: GuardianReceiver,
  ) {
    this.applicationId = id;
    this.reference = reference;
    this.status = status;
    this.email = email;
    this.name = name;
    this.child = child;
  }
  /** Only for the compiler: tells it from an object made by hand. */
  get isChecked(): boolean {
    return this.#isChecked;
  }
}
export type OpenedOffer = Opened;

/**
 * What a link opens for the address that it went to; undefined when it is none of ours, too old, or the family has given
 * the address up. Changes nothing.
 */
export async function openOfferLink(
  { store, clock, secret }: Needs<'store' | 'clock' | 'secret'>,
  token: string,
): Promise<OpenedOffer | undefined> {
  const link = readTokenForAddress(answerToOffer, token, clock.now(), secret);
  if (!link) return undefined;
  const row = await store.read
    .selectFrom('enrollment_applications')
    .selectAll()
    .where('reference', '=', link.subject)
    .executeTakeFirst();
  if (!row) return undefined;
  const receivers = await findReceivers(store.read, row.reference);
  const receiver = receivers.find(
    ({ email }) => keyOfAddress(answerToOffer, email, secret) === link.addressKey,
  );
  if (!receiver || receiver.closed) return undefined;
  const { status } = await findToldLeading(store.read, row.reference, clock.now());
  return new Opened(row, status, receiver);
}
