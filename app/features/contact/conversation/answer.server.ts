import { enqueueNotice } from '#lib/mail/office-notice.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { AttemptRule } from '#lib/rate-limit/attempt-window.ts';
import { countAttempt, subjectOf } from '#lib/rate-limit/attempts.server.ts';
import type { Sender } from '#lib/rate-limit/sender.server.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { type Taken, takeSubmission } from '#lib/store/take-submission.server.ts';
import { messageNotice } from '../emails/when-it-arrives.ts';
import type { ContactMessageRow } from '../tables.server.ts';
import { keyOfAddress, readAnswerLink } from './answer-link.server.ts';
import { isAskedBefore } from './asked-about.server.ts';
import { listTurns, toldToFamily } from './read-conversation.server.ts';
import type { FindReceivers, Receiver, Site } from './receivers.server.ts';
import {
  addTurn,
  type ConversationAbout,
  conversationAbout,
  findAbout,
  setStatusBy,
} from './turns.server.ts';

export type AnswerServices = Site & Needs<'store' | 'clock' | 'mail'>;

interface LinkServices extends Pick<AnswerServices, 'store' | 'clock' | 'secret'> {
  findReceivers: FindReceivers;
}

interface Answer {
  author: string;
  words: string;
  /** What the words ask for, where that has a name and is asked once; a second time they are a message like any other. */
  subject?: string | undefined;
  /** The last thing that stood on the screen: the same words after it are the same answer, sent again. */
  after: string;
  /** Given by the device. */
  key?: string | undefined;
  sender?: Sender | undefined;
}

/** What is counted and logged of it. */
export const ANSWER_KIND = 'message-answer';

/** More than a family writes in an hour; each brings the office a mail. */
const byConversation: AttemptRule = {
  name: 'answers by conversation',
  most: 20,
  perMs: 60 * 60_000,
};

/** The conversation that a link opens for whom it went to; undefined when it does not any more. Changes nothing. */
export async function openAnswerLink(
  { store, clock, secret, findReceivers }: LinkServices,
  token: string,
) {
  const now = clock.now();
  const link = readAnswerLink(token, now, secret);
  if (!link) return undefined;
  const row = await store.read
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', link.conversation)
    .executeTakeFirst();
  if (!row) return undefined;
  const receivers = row.about ? await findReceivers(store.read, row.about) : [row];
  const receiver: Receiver | undefined = receivers.find(
    ({ email }) => keyOfAddress(email, secret) === link.addressKey,
  );
  if (!receiver || receiver.closed) return undefined;
  return { row, receiver, said: toldToFamily(row, await listTurns(store.read, row.id), now) };
}

type OpenedConversation = NonNullable<Awaited<ReturnType<typeof openAnswerLink>>>;

/** The family answers in a conversation that a link opened. */
export function answerByLink(
  services: AnswerServices,
  { row }: OpenedConversation,
  answer: Answer,
): Promise<Taken> {
  const findReference = async () => row.reference;
  return storeAnswer(services, { findReference, about: row.id }, answer, async (transaction) =>
    transaction
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow(),
  );
}

/** The family writes in the conversation about its application, which begins with that when there is none. */
export function writeAbout(
  services: AnswerServices,
  conversation: ConversationAbout,
  answer: Answer,
): Promise<Taken> {
  const { about } = conversation;
  async function findReference(transaction: WriteTransaction) {
    // Of two that begin the conversation at once, the second is in that of the first.
    await lock(transaction, `conversation about ${about}`);
    return (await findAbout(transaction, about))?.reference;
  }
  return storeAnswer(services, { findReference, about }, answer, (transaction, reference) =>
    conversationAbout(transaction, conversation, services.clock.now(), reference),
  );
}

function storeAnswer(
  services: AnswerServices,
  {
    findReference,
    about,
  }: {
    findReference: (transaction: WriteTransaction) => Promise<string | undefined>;
    about: string;
  },
  { author, words, subject = '', after, key, sender }: Answer,
  begin: (transaction: WriteTransaction, reference: string) => Promise<ContactMessageRow>,
): Promise<Taken> {
  const now = services.clock.now();
  const submission = {
    prefix: 'CM',
    kind: ANSWER_KIND,
    content: { about, author, words, after },
    findReference,
    key,
    sender,
    now,
  } as const;
  return takeSubmission(services, submission, async (transaction, { reference }) => {
    const row = await begin(transaction, reference);
    const conversation = subjectOf(`conversation ${row.id}`, services.secret);
    await countAttempt(transaction, byConversation, conversation, now);
    const isFirst = subject !== '' && !(await isAskedBefore(transaction, row.id, subject));
    const said = { side: 'family', author, words, ...(isFirst && { subject }) } as const;
    await addTurn(transaction, row, said, now);
    await setStatusBy(transaction, row, said, now);
    const from = { school: services.content.school, publicUrl: services.publicUrl };
    await enqueueNotice(transaction, messageNotice(row.reference, from), from, now);
  });
}
