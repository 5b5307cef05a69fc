import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import { isOnlyInMemory } from '#lib/device/device-store.ts';
import { looksLikeEmail } from '#lib/text/typed-text.ts';
import { EmailDoubt } from '#ui/fields/email-doubt.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { useErrorArrival } from '#ui/fields/use-error-arrival.ts';
import { notify } from '#ui/notify.ts';
import { formMailbox } from '../delivery/form-mailbox.ts';
import { submitEntry } from '../delivery/submit-entry.ts';
import { findFormDraft, keepFormDraft, watchFormDraft } from '../device/form-draft.ts';
import { formDraftKey, formListKey } from '../device/form-keys.ts';
import { forgetSameDraft } from '../device/kept-draft.ts';
import { keepForm, takeRefusedForm } from '../device/kept-form.ts';
import type { Entry } from '../device/submission-list.ts';
import { useEntries } from '../device/use-entries.ts';
import {
  answersFrom,
  answersFromFields,
  emptyAnswers,
  type FormAnswers,
  isBegun,
} from '../form-answers.ts';
import { parseForm } from '../parse-form.ts';
import { type PostedForm, programRefusal } from '../posted-form.ts';
import type { Refusal } from '../refusal.ts';
import type { ShortForm } from '../short-form.ts';
import { EarlyDraft } from './early-form.tsx';
import { FormFields, type WithChoices } from './form-fields.tsx';
import { Honeypot } from './honeypot.tsx';
import { useReceipt } from './use-receipt.ts';
import { useSuggestion } from './use-suggestion.ts';

interface ShortFormSheetProps extends WithChoices {
  form: ShortForm;
  slug: string;
  /** What the button says. */
  button: string;
  /** While it has not left the device; `notKept` when the device could not keep it. */
  says: { saved: string; notKept: string };
  posted: PostedForm | undefined;
  /** What the page's address brings into the fields. */
  start?: FormAnswers;
  /** What the page puts into fields in which nobody has written anything of their own. */
  suggestion?: FormAnswers;
  /** What the labels of choices may name. */
  facts?: Record<string, string>;
  /** The day for which choices are offered. */
  today?: PlainDate;
  className?: string;
  /** What stands above the button. */
  children: ReactNode;
  /** What somebody reads once the school has it. */
  received(reference: string, answers: FormAnswers): ReactNode;
  /** Under the form; the second is the key of what stands above it already. */
  below?(entries: Entry[], shownKey: string | undefined): ReactNode;
}

/** A form on one page. Before React hydrates the page, and without scripts, the same form is answered by the server. */
export function ShortFormSheet(props: ShortFormSheetProps) {
  const { form, slug, button, says, posted, suggestion = {}, facts = {}, className } = props;
  const { today = dayInLusaka(new Date()), children, received, below, choiceField } = props;
  const element = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const refused = posted && 'refusal' in posted ? posted : undefined;
  const [refusal, setRefusal] = useState(refused?.refusal);
  const summary = useErrorArrival(refusal);
  /** Asked about once; sent as it is when the button is pressed again (docs/decisions/0012). */
  const [doubtedEmail, setDoubtedEmail] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const filledIn = { ...emptyAnswers(form), ...(!posted && props.start), ...suggestion };
  /** Each sheet starts with its own answers; a new one is laid out when one has left. */
  const [sheet, setSheet] = useState({ number: 1, start: refused?.answers ?? filledIn });
  const [now, setNow] = useState(sheet.start);
  useSuggestion(element, suggestion, sheet.number);

  /** What was sent last from here, by its key. */
  const [sentKey, setSentKey] = useState<string>();
  const listKey = formListKey(form, slug);
  const entries = useEntries(listKey) ?? [];
  const sent = entries.find(({ delivery }) => delivery?.key === sentKey);
  const [receipt, forgetReceipt] = useReceipt(form, sent, posted);

  const read = () =>
    element.current ? answersFromFields(form, new FormData(element.current)) : emptyAnswers(form);

  function takeChange() {
    setNow(read());
    keepFormDraft(form, slug, read(), filledIn);
  }

  function layOut(start: FormAnswers) {
    setSheet(({ number }) => ({ number: number + 1, start }));
    setNow(start);
  }

  // People type before React hydrates the page. Otherwise the form begins with what was typed here and not sent, or with
  // what the school refused when it went out later, which comes back to be corrected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (posted || isBegun(form, read())) return takeChange();
    const draft = findFormDraft(form, slug, new Date());
    const later = draft ? undefined : takeRefusedForm(form, slug);
    const start = later ? answersFrom(form, later) : draft;
    if (!start) return;
    layOut(start);
    setRefusal(later?.delivery.refusal);
  }, []);

  // What another tab has typed or sent; the form is the same there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it lays out the same way at any time
  useEffect(() => watchFormDraft(form, slug, layOut), [form, slug]);

  // It stands above the form, out of sight of the button on a phone.
  useEffect(() => void (sentKey && outcome.current?.focus()), [sentKey]);

  function refuse(reason: Refusal) {
    setRefusal(reason);
    notify({ title: reason.title, text: reason.detail, isDestructive: true });
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const fields = new FormData(event.currentTarget);
    const fromProgram = programRefusal(fields);
    if (fromProgram) return refuse(fromProgram);
    const typed = answersFromFields(form, fields);
    const parsed = parseForm(form, typed, today);
    if (!parsed.ok) return refuse(parsed.refusal);

    setRefusal(undefined);
    forgetReceipt();
    setSentKey(undefined);
    const { email = '' } = parsed.answers;
    if (email && !looksLikeEmail(email) && email !== doubtedEmail) return setDoubtedEmail(email);
    setDoubtedEmail(undefined);
    setIsSending(true);
    const entry = keepForm(form, slug, parsed.answers);
    const result = await submitEntry(formMailbox(form, slug), entry);
    setIsSending(false);
    if (result.kind === 'refused') return refuse(result.problem);

    layOut(emptyAnswers(form));
    setSentKey(entry.delivery.key);
    if (result.kind !== 'received') return;
    forgetSameDraft(formDraftKey(form, slug), typed);
    notify(form.received);
  }

  return (
    <>
      {refusal && <ErrorSummary errors={refusal.errors} detail={refusal.detail} ref={summary} />}
      <div className="outcome" ref={outcome} tabIndex={-1}>
        {sent && !receipt && (
          <p className="note">
            <b>Not sent yet.</b> We could not reach the school.{' '}
            {isOnlyInMemory(listKey) ? says.notKept : says.saved}
          </p>
        )}
        {receipt && received(receipt.reference, receipt.answers)}
      </div>
      <form
        ref={element}
        className={className}
        method="post"
        action={form.page}
        noValidate
        data-answered={refused ? '' : undefined}
        onChange={takeChange}
        onSubmit={send}
      >
        <FormFields
          key={sheet.number}
          {...{ form, start: sheet.start, now, facts, day: today, isSending, choiceField }}
          errors={refusal?.errors ?? []}
        />
        <Honeypot />
        {children}
        <EmailDoubt isAsked={doubtedEmail !== undefined} button={button} />
        <button type="submit" className="btn" aria-disabled={isSending}>
          {isSending ? 'Sending...' : button}
        </button>
      </form>
      <EarlyDraft draft={formDraftKey(form, slug)} suggested={Object.keys(suggestion)} />
      {below?.(entries, sentKey)}
    </>
  );
}
