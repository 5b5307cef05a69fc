import type { School } from '#features/content/schemas.ts';
import type { Clock } from '#lib/clock.ts';
import type { MailBell } from '#lib/mail/mail-bell.ts';
import { enqueueMail, enqueueReceipt } from '#lib/mail/outbox.server.ts';
import { newReference } from '#lib/reference.ts';
import { countOutcome } from '#lib/school-metrics.server.ts';
import { asTooMany, countSubmission, type Sender, type TooMany } from '#lib/sender.server.ts';
import { digestOf, keyFromDigest, once } from '#lib/store/idempotency.server.ts';
import { isUniqueViolation, type Store } from '#lib/store/store.server.ts';
import { messageFields } from './contact-message.ts';
import { messageNotice } from './emails/office-notice.ts';
import { messageReceipt } from './emails/receipt.ts';
import { type MessageRefusal, parseMessage } from './schema.ts';
import { messageSearchWords } from './search-words.ts';
import './tables.server.ts';

export interface MessageReceipt {
  reference: string;
  /** Instant at which the school took the message. */
  submissionDate: string;
}

export type SendMessageResult =
  | { outcome: 'stored'; receipt: MessageReceipt }
  | { outcome: 'refused'; refusal: MessageRefusal }
  | { outcome: 'keyReused' }
  | TooMany;

interface Surroundings {
  store: Store;
  clock: Clock;
  content: { school: School };
  mail: MailBell;
  publicUrl: string;
}

interface Submission {
  input: Record<string, unknown>;
  key?: string | undefined;
  sender?: Sender | undefined;
}

const REFERENCE_ATTEMPTS = 5;

/**
 * Somebody writes to the school. Resolves with the receipt only when the message is on disk; the same message sent
 * again gets the same receipt and stores nothing. Without a key the words themselves make it.
 */
export function receiveMessage(
  surroundings: Surroundings,
  submission: Submission,
): Promise<SendMessageResult> {
  return countOutcome('contact-message', storeMessage(surroundings, submission));
}

async function storeMessage(
  { store, clock, content, mail, publicUrl }: Surroundings,
  submission: Submission,
): Promise<SendMessageResult> {
  const parsed = parseMessage(submission.input);
  if (!parsed.ok) return { outcome: 'refused', refusal: parsed.refusal };

  const { message } = parsed;
  const now = clock.now();
  const submissionDate = now.toISOString();
  const { school } = content;
  const digest = digestOf(messageFields.map((field) => message[field]));
  const request = {
    key: submission.key?.toLowerCase() ?? keyFromDigest(digest),
    kind: 'contact-message',
    digest,
  };
  for (let attempt = 1; ; attempt++) {
    const receipt: MessageReceipt = { reference: newReference('CM'), submissionDate };
    try {
      const result = await store.write((transaction) =>
        once(transaction, request, submissionDate, receipt, async () => {
          await countSubmission(transaction, request.kind, submission.sender, now);
          await transaction
            .insertInto('contact_messages')
            .values({
              id: crypto.randomUUID(),
              reference: receipt.reference,
              submitted_at: submissionDate,
              ...message,
              state: 'new',
              version: 1,
              search_words: messageSearchWords({ ...message, reference: receipt.reference }),
            })
            .execute();
          const { reference } = receipt;
          await enqueueMail(transaction, messageNotice(reference, { school, publicUrl }), now);
          await enqueueReceipt(transaction, messageReceipt(message.email, reference, school), now);
        }),
      );
      if (result.outcome === 'otherBody') return { outcome: 'keyReused' };
      mail.wake();
      return { outcome: 'stored', receipt: result.answer };
    } catch (error) {
      const referenceTaken = isUniqueViolation(error);
      if (!referenceTaken || attempt === REFERENCE_ATTEMPTS) return asTooMany(error);
    }
  }
}
