import { hasLeft, isInTimeToUndo, undoEndsAt } from '#desk/cases/time-to-undo.ts';
import { type Site, writeToReceivers } from '#features/contact/conversation/receivers.server.ts';
import {
  addTurn,
  conversationAbout,
  setStatusBy,
  takeTurnBack,
  waitsForAnswer,
} from '#features/contact/conversation/turns.server.ts';
import { lettersProgress } from '#lib/mail/outbox-state.server.ts';
import { cancelMails, restoreMails, takeMailsBack } from '#lib/mail/waiting-mails.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { REQUEST_MAIL } from '../emails/family-letter.ts';
import { findReceivers, type GuardianReceiver } from '../guardians/receivers.server.ts';
import { guardianName } from '../guardians/which-guardian.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import type { RequestRow } from './tables.server.ts';
import './tables.server.ts';

type Asked = Pick<
  EnrollmentApplicationRow,
  'id' | 'reference' | 'parent1_first_name' | 'parent1_last_name' | 'parent1_email'
>;

interface Things {
  /** Each with the id of the paper, where it is one of the office's list. */
  things: readonly { what: string; paper: string | null }[];
  words: string;
  /** The address of whoever asks. */
  by: string;
  /** It answers nothing of what the family wrote: that goes on waiting. */
  isNoAnswer?: boolean;
}

/**
 * Asks a family for something. What is said stands in the conversation about the application; the mail waits as long as
 * it can be taken back.
 */
export async function askForThings(
  transaction: WriteTransaction,
  site: Site,
  application: Asked,
  { things, words, by, isNoAnswer = false }: Things,
  now: Date,
): Promise<void> {
  const { reference: about, parent1_email: email } = application;
  const name = guardianName(application, 1);
  const leavesAt = undoEndsAt(now);
  const conversation = await conversationAbout(transaction, { about, name, email }, now);
  const subject = things.map(({ what }) => what).join(', ');
  const said = { side: 'office', author: by, subject, words, leavesAt } as const;
  const goesOn = isNoAnswer && (await waitsForAnswer(transaction, conversation));
  const turn_id = await addTurn(transaction, conversation, said, now);
  if (!goesOn) await setStatusBy(transaction, conversation, said, now);
  const asked_at = now.toISOString();
  await transaction
    .insertInto('enrollment_requests')
    .values(
      things.map(({ what, paper }) => ({
        id: newRowId(),
        application_id: application.id,
        turn_id,
        what,
        paper,
        status: 'open' as const,
        asked_at,
        asked_by: by,
        version: 1,
      })),
    )
    .execute();
  const receivers = await findReceivers(transaction, about);
  await writeOfRequest(
    transaction,
    site,
    { conversation: conversation.id, about, leavesAt },
    receivers,
    now,
  );
}

/** The mail that something is asked for, with a link of their own for each. */
export function writeOfRequest(
  transaction: WriteTransaction,
  site: Site,
  asked: { conversation: string; about: string; leavesAt: Date },
  receivers: readonly GuardianReceiver[],
  now: Date,
): Promise<void> {
  const notice = {
    ...asked,
    kind: REQUEST_MAIL,
    heading: 'We ask you for something',
    says: 'The school needs something from you for your application. Open the page to read what it is, and to answer.',
  };
  return writeToReceivers(transaction, site, notice, receivers, now);
}

/** Once nothing is open any more of what was asked for together, its mails that wait do not leave. */
export async function cancelMailIfSettled(
  transaction: WriteTransaction,
  about: string,
  { turn_id, asked_at: queuedAt }: Pick<RequestRow, 'turn_id' | 'asked_at'>,
  now: Date,
): Promise<void> {
  const open = await transaction
    .selectFrom('enrollment_requests')
    .select('id')
    .where('turn_id', '=', turn_id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (!open) await cancelMails(transaction, { about, kinds: [REQUEST_MAIL], queuedAt }, now);
}

/** A closing is taken back: of what was settled since, no mail waits again. */
export async function cancelMailsSettledSince(
  transaction: WriteTransaction,
  { id, reference }: Pick<Asked, 'id' | 'reference'>,
  since: string,
): Promise<void> {
  const settled = await transaction
    .selectFrom('enrollment_requests')
    .select(['turn_id', 'asked_at', 'settled_at'])
    .where('application_id', '=', id)
    .where('settled_at', '>=', since)
    // By the last of those that were asked for together: with it the mail waits again.
    .orderBy('settled_at', 'desc')
    .execute();
  for (const request of settled) {
    await cancelMailIfSettled(
      transaction,
      reference,
      request,
      new Date(request.settled_at ?? since),
    );
  }
}

/** It is open again: a mail that did not leave because of that leaves. */
export function restoreMailOfRequest(
  transaction: WriteTransaction,
  about: string,
  settledAt: string | null,
): Promise<void> {
  return restoreMails(transaction, { about, kinds: [REQUEST_MAIL] }, settledAt ?? '');
}

/** Takes back what was asked for together, with what was said and the mails that wait; false where it is too late. */
export async function takeAskedBack(
  transaction: WriteTransaction,
  about: string,
  { asked_at: queuedAt, turn_id }: { asked_at: string; turn_id: string },
  now: Date,
): Promise<boolean> {
  const which = { about, kinds: [REQUEST_MAIL] };
  const progress = await lettersProgress(transaction, which);
  if (hasLeft(progress.get(queuedAt)) || !isInTimeToUndo(queuedAt, now)) return false;
  await takeMailsBack(transaction, { ...which, queuedAt });
  await takeTurnBack(transaction, turn_id, now);
  await transaction.deleteFrom('enrollment_requests').where('turn_id', '=', turn_id).execute();
  return true;
}
