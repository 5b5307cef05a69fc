import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ContactContent } from '#features/content/schemas.ts';
import { Honeypot } from '#forms/components/honeypot.tsx';
import { submitEntry } from '#forms/delivery/submit-entry.ts';
import { useEntries } from '#forms/device/use-entries.ts';
import type { Refusal } from '#forms/refusal.ts';
import { isOnlyInMemory } from '#lib/device/device-store.ts';
import { looksLikeEmail } from '#lib/text/written-text.ts';
import { EmailDoubt } from '#ui/fields/email-doubt.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { useErrorArrival } from '#ui/fields/use-error-arrival.ts';
import { notify } from '#ui/notify.ts';
import { emptyMessage, messageFrom } from '../contact-message.ts';
import { messagesMailbox } from '../delivery.ts';
import { messagesKey } from '../device-keys.ts';
import { findRefusedMessage, keepMessage } from '../kept-message.ts';
import {
  findMessageDraft,
  forgetMessageDraft,
  isMessageBegun,
  keepMessageDraft,
} from '../message-draft.ts';
import { MESSAGE_SENT, NOT_SENT_YET } from '../notices.ts';
import { type PostedMessage, programRefusal } from '../posted-message.ts';
import { parseMessage } from '../schema.ts';
import { MessageFields } from './message-fields.tsx';

const SAVED =
  'Your message is safe on this device. You do not need to write it again: it goes out as soon as there is a connection, while this site is open or when you visit it again.';
const NOT_KEPT =
  'This device could not keep your message: please leave this page open until it is sent.';

interface MessageFormProps {
  slug: string;
  content: ContactContent['form'];
  /** From the page's address: what the message is about. */
  subject: string;
  posted: PostedMessage | undefined;
}

/** Writes to the school. Before React wakes, and without scripts, the same form is answered by the server. */
export function MessageForm({ slug, content, subject, posted }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const outcomeOfSending = useRef<HTMLDivElement>(null);
  const refusedPost = posted && 'refusal' in posted ? posted : undefined;
  const [refusal, setRefusal] = useState(refusedPost?.refusal);
  const summary = useErrorArrival(refusal);
  const [reference, setReference] = useState(
    posted && 'reference' in posted ? posted.reference : undefined,
  );
  /** Asked about once; sent as it is when Send is pressed again (docs/decisions/0012). */
  const [doubtedEmail, setDoubtedEmail] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  /** Each sheet starts with its own words; a new one is laid out when a message has left. */
  const [sheet, setSheet] = useState({
    number: 1,
    start: refusedPost?.message ?? { ...emptyMessage(), subject: reference ? '' : subject },
  });
  const [text, setText] = useState(sheet.start.message);

  /** The message that was sent last from here, by its key. */
  const [sentKey, setSentKey] = useState<string>();
  const sent = useEntries(messagesKey(slug))?.find(({ delivery }) => delivery?.key === sentKey);

  const read = () =>
    form.current ? messageFrom(Object.fromEntries(new FormData(form.current))) : emptyMessage();

  function takeChange() {
    setText(read().message);
    keepMessageDraft(slug, read());
  }

  // People type before React wakes. Otherwise the form begins with what the school refused when it went out later,
  // which comes back to be corrected, or with what was typed here and not sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React wakes
  useEffect(() => {
    if (reference) forgetMessageDraft(slug);
    if (posted || isMessageBegun(read())) return takeChange();
    const refused = findRefusedMessage(slug);
    const start = refused ? messageFrom(refused) : findMessageDraft(slug, new Date());
    if (!start) return;
    setSheet(({ number }) => ({ number: number + 1, start }));
    setText(start.message);
    setRefusal(refused?.delivery.refusal);
  }, []);

  // What became of the message stands above the form, out of sight of the button on a phone.
  useEffect(() => {
    if (sentKey) outcomeOfSending.current?.focus();
  }, [sentKey]);

  function refuse(reason: Refusal) {
    setRefusal(reason);
    notify({ title: reason.title, text: reason.detail, isDestructive: true });
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const written = new FormData(event.currentTarget);
    const fromProgram = programRefusal(written);
    if (fromProgram) return refuse(fromProgram);
    const parsed = parseMessage(messageFrom(Object.fromEntries(written)));
    if (!parsed.ok) return refuse(parsed.refusal);

    setRefusal(undefined);
    setReference(undefined);
    setSentKey(undefined);
    const { email } = parsed.message;
    if (!looksLikeEmail(email) && email !== doubtedEmail) return setDoubtedEmail(email);
    setDoubtedEmail(undefined);
    setIsSending(true);
    const entry = keepMessage(slug, parsed.message);
    forgetMessageDraft(slug);
    const outcome = await submitEntry(messagesMailbox(slug), entry);
    setIsSending(false);
    if (outcome.kind === 'refused') return refuse(outcome.problem);

    setSheet(({ number }) => ({ number: number + 1, start: emptyMessage() }));
    setText('');
    setSentKey(entry.delivery.key);
    notify(outcome.kind === 'received' ? MESSAGE_SENT : NOT_SENT_YET);
  }

  const arrived = sent?.delivery?.reference ?? reference;
  const isKept = !isOnlyInMemory(messagesKey(slug));
  return (
    <>
      {refusal && <ErrorSummary errors={refusal.errors} detail={refusal.detail} ref={summary} />}
      <div className="outcome" ref={outcomeOfSending} tabIndex={-1}>
        {sent && !arrived && (
          <p className="note">
            <b>Not sent yet.</b> {isKept ? SAVED : NOT_KEPT}
          </p>
        )}
        {arrived && (
          <p className="note ok">
            Your message has reached the school. Its reference is{' '}
            <b className="one-line">{arrived}</b>: say it when you call us about your message.
          </p>
        )}
      </div>
      <form
        ref={form}
        method="post"
        action="/contact"
        noValidate
        onChange={takeChange}
        onSubmit={send}
      >
        <MessageFields
          key={sheet.number}
          start={sheet.start}
          text={text}
          errors={refusal?.errors ?? []}
        />
        <Honeypot />
        <p className="hint mb-g4">
          {content.use} More in our <a href="/privacy">privacy notice</a>.
        </p>
        <EmailDoubt isAsked={doubtedEmail !== undefined} button="Send Message" />
        <button type="submit" className="btn" aria-disabled={isSending}>
          {isSending ? 'Sending...' : 'Send Message'}
        </button>
      </form>
    </>
  );
}
