import { type FormEvent, useEffect, useRef, useState } from 'react';
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
import { paymentsMailbox } from '../form/delivery.ts';
import { paymentsKey } from '../form/device-keys.ts';
import { findRefusedPayment, keepPayment, referencesOf } from '../form/kept-payment.ts';
import {
  findPaymentDraft,
  forgetPaymentDraft,
  isPaymentBegun,
  keepPaymentDraft,
} from '../form/meal-draft.ts';
import { REFERENCE_MADE, REFERENCE_NOT_MADE_YET } from '../form/notices.ts';
import { parsePayment } from '../form/payment-schema.ts';
import { type PostedPayment, programRefusal } from '../form/posted-payment.ts';
import { emptyPayment, type MealPayment, paymentFrom } from '../meal-payment.ts';
import { PaymentFields } from './payment-fields.tsx';
import { ReferenceMade } from './reference-made.tsx';
import { type Suggestion, useSuggestion } from './use-suggestion.ts';

const BUTTON = 'Make the reference';
const SAVED =
  'What you wrote is safe on this device and goes out as soon as there is a connection, while this site is open or when you visit it again. Then your reference stands here.';
const NOT_KEPT =
  'This device could not keep what you wrote: please leave this page open until it is sent.';

interface PaymentFormProps {
  slug: string;
  school: string;
  publicUrl: string;
  use: string;
  /** What the calculator says. */
  suggestion: Suggestion;
  posted: PostedPayment | undefined;
}

/** Makes a payment reference. Before React wakes, and without scripts, the same form is answered by the server. */
export function PaymentForm(props: PaymentFormProps) {
  const { slug, school, publicUrl, use, suggestion, posted } = props;
  const form = useRef<HTMLFormElement>(null);
  const outcomeOfSending = useRef<HTMLDivElement>(null);
  const refusedPost = posted && 'refusal' in posted ? posted : undefined;
  const [refusal, setRefusal] = useState(refusedPost?.refusal);
  const summary = useErrorArrival(refusal);
  const [made, setMade] = useState(posted && 'reference' in posted ? posted : undefined);
  /** Asked about once; sent as it is when the button is pressed again (docs/decisions/0012). */
  const [doubtedEmail, setDoubtedEmail] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  /** Each sheet starts with its own words; a new one is laid out when a payment has left. */
  const [sheet, setSheet] = useState<{ number: number; start: MealPayment }>({
    number: 1,
    start: refusedPost?.payment ?? { ...emptyPayment(), ...suggestion },
  });
  useSuggestion(form, suggestion, sheet.number);

  /** What was sent last from here, by its key. */
  const [sentKey, setSentKey] = useState<string>();
  const sent = useEntries(paymentsKey(slug))?.find(({ delivery }) => delivery?.key === sentKey);
  const [arrived] = sent ? referencesOf([sent]) : [made];

  const read = () =>
    paymentFrom(form.current ? Object.fromEntries(new FormData(form.current)) : {});

  // People type before React wakes. Otherwise the form begins with what the school refused when it went out later,
  // which comes back to be corrected, or with what was typed here and not sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React wakes
  useEffect(() => {
    if (posted || isPaymentBegun(read())) return keepPaymentDraft(slug, read());
    const refused = findRefusedPayment(slug);
    const start = refused ? paymentFrom(refused) : findPaymentDraft(slug, new Date());
    if (!start) return;
    setSheet(({ number }) => ({ number: number + 1, start }));
    setRefusal(refused?.delivery.refusal);
  }, []);

  // The reference stands above the form, out of sight of the button on a phone.
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
    const parsed = parsePayment(paymentFrom(Object.fromEntries(written)));
    if (!parsed.ok) return refuse(parsed.refusal);

    setRefusal(undefined);
    setMade(undefined);
    setSentKey(undefined);
    const { email } = parsed.payment;
    if (email && !looksLikeEmail(email) && email !== doubtedEmail) return setDoubtedEmail(email);
    setDoubtedEmail(undefined);
    setIsSending(true);
    const entry = keepPayment(slug, parsed.payment);
    forgetPaymentDraft(slug);
    const outcome = await submitEntry(paymentsMailbox(slug), entry);
    setIsSending(false);
    if (outcome.kind === 'refused') return refuse(outcome.problem);

    setSheet(({ number }) => ({ number: number + 1, start: { ...emptyPayment(), ...suggestion } }));
    setSentKey(entry.delivery.key);
    notify(outcome.kind === 'received' ? REFERENCE_MADE : REFERENCE_NOT_MADE_YET);
  }

  return (
    <>
      {refusal && <ErrorSummary errors={refusal.errors} detail={refusal.detail} ref={summary} />}
      <div className="outcome" ref={outcomeOfSending} tabIndex={-1}>
        {sent && !arrived && (
          <p className="note">
            <b>Not sent yet.</b> {isOnlyInMemory(paymentsKey(slug)) ? NOT_KEPT : SAVED}
          </p>
        )}
        {arrived && <ReferenceMade {...arrived} school={school} publicUrl={publicUrl} />}
      </div>
      <form
        ref={form}
        className="no-print"
        method="post"
        action="/parents/meals"
        noValidate
        onChange={() => keepPaymentDraft(slug, read())}
        onSubmit={send}
      >
        <PaymentFields key={sheet.number} start={sheet.start} errors={refusal?.errors ?? []} />
        <Honeypot />
        <p className="hint mb-g4">
          {use} More in our <a href="/privacy">privacy notice</a>.
        </p>
        <EmailDoubt isAsked={doubtedEmail !== undefined} button={BUTTON} />
        <button type="submit" className="btn" aria-disabled={isSending}>
          {isSending ? 'Sending...' : BUTTON}
        </button>
      </form>
    </>
  );
}
