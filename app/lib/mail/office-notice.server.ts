import { countRows } from '#lib/store/count-rows.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { type Letterhead, writeLetter } from './letter.ts';
import { enqueueMail, type Mail } from './outbox.server.ts';

const WINDOW_MS = 15 * 60_000;
/** More than an office reads one by one in a quarter of an hour. */
const MOST_IN_WINDOW = 10;
const DIGEST = 'office-digest' as const;

/**
 * Queues a mail that tells the office of something new at its desk. Beyond ten in fifteen minutes to one address, one
 * mail at the end of the next fifteen stands for all that came since: a flood of forms must not hold up the mails of
 * families, nor get the school's address refused.
 */
export async function enqueueNotice(
  transaction: WriteTransaction,
  notice: Mail,
  { school, publicUrl }: { school: Letterhead; publicUrl: string },
  now: Date,
): Promise<void> {
  const recipient = notice.to.toLowerCase();
  const ofRecipient = transaction
    .selectFrom('outgoing_mails')
    .where('recipient_search', '=', recipient);
  const digest = await ofRecipient
    .select('id')
    .where('kind', '=', DIGEST)
    .where('status', '=', 'waiting')
    .where('due_at', '>', now.toISOString())
    .where('tries', '=', 0)
    .executeTakeFirst();
  // It has not left yet, and speaks of everything that comes before it does.
  if (digest) return;
  const count = await countRows(
    ofRecipient
      .where('queued_at', '>', new Date(now.getTime() - WINDOW_MS).toISOString())
      .where('kind', 'like', '%-notice'),
  );
  if (count < MOST_IN_WINDOW) {
    await enqueueMail(transaction, notice, now);
    return;
  }
  const leavesAt = new Date(now.getTime() + WINDOW_MS);
  const mail = { kind: DIGEST, to: notice.to, leavesAt, ...digestLetter(school, publicUrl) };
  await enqueueMail(transaction, mail, now);
}

function digestLetter(school: Letterhead, publicUrl: string) {
  return writeLetter(
    {
      subject: 'More has arrived at the desk',
      parts: [
        `More than ${MOST_IN_WINDOW} things arrived at the desk within a quarter of an hour. So that you do not get a mail for each one, this is the last mail for now.`,
        'You find all of them at the desk.',
        { label: 'Open the desk', href: `${publicUrl}/staff` },
      ],
    },
    school,
  );
}
