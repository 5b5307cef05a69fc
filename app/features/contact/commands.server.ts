import type { School } from '#features/content/schemas.ts';
import type { Refusal } from '#forms/refusal.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { Sender } from '#lib/limits/sender.server.ts';
import type { MailSignal } from '#lib/mail/mail-signal.ts';
import { enqueueNotice } from '#lib/mail/office-notice.server.ts';
import { enqueueReceipt } from '#lib/mail/outbox.server.ts';
import { countOutcome } from '#lib/metrics/school-metrics.server.ts';
import { addSearchWords } from '#lib/search/search-words.server.ts';
import { searchWordsOf } from '#lib/search/search-words.ts';
import { contentOf } from '#lib/store/idempotency.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { type Taken, takeSubmission } from '#lib/store/take-submission.server.ts';
import { messageFields } from './contact-message.ts';
import { messageNotice } from './emails/office-notice.ts';
import { messageReceipt } from './emails/receipt.ts';
import { parseMessage } from './schema.ts';
import './tables.server.ts';

export type SendMessageResult = Taken | { outcome: 'refused'; refusal: Refusal };

interface Dependencies {
  store: Store;
  clock: Clock;
  content: { school: School };
  mail: MailSignal;
  publicUrl: string;
}

interface Submission {
  input: Record<string, unknown>;
  key?: string | undefined;
  pressedOn?: string | undefined;
  sender?: Sender | undefined;
}

/**
 * Somebody writes to the school. Resolves with the receipt only when the message is on disk; the same message sent
 * again gets the same receipt and stores nothing. Without a key the words and the day make it.
 */
export function receiveMessage(
  dependencies: Dependencies,
  submission: Submission,
): Promise<SendMessageResult> {
  return countOutcome('contact-message', storeMessage(dependencies, submission));
}

async function storeMessage(
  { store, clock, content, mail, publicUrl }: Dependencies,
  submission: Submission,
): Promise<SendMessageResult> {
  const parsed = parseMessage(submission.input);
  if (!parsed.ok) return { outcome: 'refused', refusal: parsed.refusal };

  const { message } = parsed;
  const now = clock.now();
  const { school } = content;
  const taken = {
    prefix: 'CM',
    kind: 'contact-message',
    content: contentOf(messageFields, message),
    key: submission.key,
    pressedOn: submission.pressedOn,
    sender: submission.sender,
    now,
  } as const;
  return takeSubmission({ store, mail }, taken, async (transaction, receipt) => {
    const { reference, submissionDate } = receipt;
    const id = crypto.randomUUID();
    await transaction
      .insertInto('contact_messages')
      .values({
        id,
        reference,
        submitted_at: submissionDate,
        ...message,
        state: 'new',
        version: 1,
      })
      .execute();
    const { name, email, subject, message: text } = message;
    const words = searchWordsOf({
      codes: [reference],
      emails: [email],
      names: [name],
      texts: [subject, text],
    });
    await addSearchWords(transaction, 'CM', id, words);
    const from = { school, publicUrl };
    await enqueueNotice(transaction, messageNotice(reference, from), from, now);
    await enqueueReceipt(transaction, messageReceipt(message.email, reference, school), now);
  });
}
