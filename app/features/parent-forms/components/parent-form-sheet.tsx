import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Honeypot } from '#forms/components/honeypot.tsx';
import { submitEntry } from '#forms/delivery/submit-entry.ts';
import { useEntries } from '#forms/device/use-entries.ts';
import type { Refusal } from '#forms/refusal.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { isOnlyInMemory } from '#lib/device/device-store.ts';
import { looksLikeEmail } from '#lib/text/written-text.ts';
import { EmailDoubt } from '#ui/fields/email-doubt.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { useErrorArrival } from '#ui/fields/use-error-arrival.ts';
import { notify } from '#ui/notify.ts';
import { formMailbox } from '../form/delivery.ts';
import { findFormDraft, forgetFormDraft, keepFormDraft } from '../form/form-draft.ts';
import { findRefusedForm, formListKey, keepForm } from '../form/kept-form.ts';
import { FORM_SENT, NOT_SENT_YET } from '../form/notices.ts';
import { type PostedForm, programRefusal } from '../form/posted-form.ts';
import { parseForm } from '../form/schema.ts';
import type { FormWords } from '../form-texts.ts';
import { answersFrom, answersFromFields, emptyAnswers, isUnanswered } from '../parent-form.ts';
import { formOfKind, type ParentFormKind } from '../parent-forms.ts';
import { FormFields } from './form-fields.tsx';
import { FormOutcome } from './form-outcome.tsx';
import { NoticeOfUse } from './notice-of-use.tsx';
import { SentForms } from './sent-forms.tsx';

interface ParentFormSheetProps {
  kind: ParentFormKind;
  slug: string;
  words: FormWords;
  facts: Record<string, string>;
  today: PlainDate;
  posted: PostedForm | undefined;
}

/** A short form. Before React wakes, and without scripts, the same form is answered by the server. */
export function ParentFormSheet(props: ParentFormSheetProps) {
  const { kind, slug, words, facts, today, posted } = props;
  const form = formOfKind(kind);
  const element = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const refusedPost = posted && 'refusal' in posted ? posted : undefined;
  const [refusal, setRefusal] = useState(refusedPost?.refusal);
  const summary = useErrorArrival(refusal);
  const [taken, setTaken] = useState(posted && 'reference' in posted ? posted : undefined);
  /** Asked about once; sent as it is when the button is pressed again (docs/decisions/0012). */
  const [doubtedEmail, setDoubtedEmail] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  /** Each sheet starts with its own answers; a new one is laid out when one has left. */
  const [sheet, setSheet] = useState({
    number: 1,
    start: refusedPost?.answers ?? emptyAnswers(form),
  });
  const [now, setNow] = useState(sheet.start);

  /** What was sent last from here, by its key. */
  const [sentKey, setSentKey] = useState<string>();
  const listKey = formListKey(form, slug);
  const entries = useEntries(listKey) ?? [];
  const sent = entries.find(({ delivery }) => delivery?.key === sentKey);

  const read = () =>
    element.current ? answersFromFields(form, new FormData(element.current)) : emptyAnswers(form);

  // People type before React wakes. Otherwise the form begins with what the school refused when it went out later,
  // which comes back to be corrected, or with what was typed here and not sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React wakes
  useEffect(() => {
    const written = read();
    if (taken) forgetFormDraft(form, slug);
    if (posted || !isUnanswered(written)) return setNow(written);
    const refused = findRefusedForm(form, slug);
    const start = refused ? answersFrom(form, refused) : findFormDraft(form, slug, new Date());
    if (!start) return;
    setSheet(({ number }) => ({ number: number + 1, start }));
    setNow(start);
    setRefusal(refused?.delivery.refusal);
  }, []);

  // What became of it stands above the form, out of sight of the button on a phone.
  useEffect(() => {
    if (sentKey) outcome.current?.focus();
  }, [sentKey]);

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
    const parsed = parseForm(form, answersFromFields(form, fields), today);
    if (!parsed.ok) return refuse(parsed.refusal);

    setRefusal(undefined);
    setTaken(undefined);
    setSentKey(undefined);
    const { email = '' } = parsed.answers;
    if (email && !looksLikeEmail(email) && email !== doubtedEmail) return setDoubtedEmail(email);
    setDoubtedEmail(undefined);
    setIsSending(true);
    const entry = keepForm(form, slug, parsed.answers);
    forgetFormDraft(form, slug);
    const result = await submitEntry(formMailbox(form, slug), entry);
    setIsSending(false);
    if (result.kind === 'refused') return refuse(result.problem);

    setSheet(({ number }) => ({ number: number + 1, start: emptyAnswers(form) }));
    setNow(emptyAnswers(form));
    setSentKey(entry.delivery.key);
    notify(result.kind === 'received' ? FORM_SENT : NOT_SENT_YET);
  }

  const answers = sent ? answersFrom(form, sent) : taken?.answers;
  return (
    <>
      {refusal && <ErrorSummary errors={refusal.errors} detail={refusal.detail} ref={summary} />}
      <div className="outcome" ref={outcome} tabIndex={-1}>
        {answers && (
          <FormOutcome
            reference={sent ? sent.delivery?.reference : taken?.reference}
            isKept={!isOnlyInMemory(listKey)}
            next={words.next}
            facts={form.factsOf?.(answers, facts) ?? {}}
          />
        )}
      </div>
      <form
        ref={element}
        method="post"
        action={form.page}
        noValidate
        onChange={() => {
          setNow(read());
          keepFormDraft(form, slug, read());
        }}
        onSubmit={send}
      >
        <FormFields
          key={sheet.number}
          form={form}
          start={sheet.start}
          now={now}
          errors={refusal?.errors ?? []}
          facts={facts}
          today={today}
        />
        <Honeypot />
        <NoticeOfUse sentences={words.notice} button={words.button} />
        <EmailDoubt isAsked={doubtedEmail !== undefined} button={words.button} />
        <button type="submit" className="btn" aria-disabled={isSending}>
          {isSending ? 'Sending...' : words.button}
        </button>
      </form>
      <SentForms entries={entries} shownKey={sentKey} />
    </>
  );
}
