import type { Content } from '#features/content/schemas.ts';
import type { Refusal } from '#forms/refusal.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { Sender } from '#lib/limits/sender.server.ts';
import type { MailSignal } from '#lib/mail/mail-signal.ts';
import { enqueueNotice } from '#lib/mail/office-notice.server.ts';
import { enqueueReceipt } from '#lib/mail/outbox.server.ts';
import { countOutcome } from '#lib/metrics/school-metrics.server.ts';
import { addSearchWords } from '#lib/search/search-words.server.ts';
import { contentOf } from '#lib/store/idempotency.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { type Taken, takeSubmission } from '#lib/store/take-submission.server.ts';
import { formNotice } from '../emails/office-notice.ts';
import { formReceipt } from '../emails/receipt.ts';
import { parseForm } from '../form/schema.ts';
import { formFacts } from '../form-facts.ts';
import { columnsOf, formSearchWords } from '../form-row.server.ts';
import { formTexts } from '../form-texts.ts';
import { endOf } from '../kinds/form-states.ts';
import type { FormAnswers, ParentForm } from '../parent-form.ts';
import type { ParentFormKind } from '../parent-forms.ts';
import '../tables.server.ts';

export type SendFormResult =
  | (Extract<Taken, { outcome: 'stored' }> & { answers: FormAnswers })
  | Exclude<Taken, { outcome: 'stored' }>
  | { outcome: 'refused'; refusal: Refusal };

export interface FormServices {
  store: Store;
  clock: Clock;
  content: Content;
  mail: MailSignal;
  publicUrl: string;
}

interface Submission {
  input: Record<string, unknown>;
  key?: string | undefined;
  /** When the page was made, where the form has no key of its own. */
  pressedOn?: string | undefined;
  sender?: Sender | undefined;
}

/**
 * Somebody sends a short form. Resolves with the receipt only when it is on disk; the same form sent again gets the
 * same receipt and stores nothing. Without a key the answers and the day make it: next term's is another one.
 */
export function receiveForm(
  form: ParentForm & { kind: ParentFormKind },
  services: FormServices,
  submission: Submission,
): Promise<SendFormResult> {
  return countOutcome(form.kind, storeForm(form, services, submission));
}

async function storeForm(
  form: ParentForm & { kind: ParentFormKind },
  services: FormServices,
  submission: Submission,
): Promise<SendFormResult> {
  const { clock } = services;
  const { kind, prefix } = form;
  const now = clock.now();
  const parsed = parseForm(form, submission.input, dayInLusaka(now));
  if (!parsed.ok) return { outcome: 'refused', refusal: parsed.refusal };

  const { answers } = parsed;
  const { key, pressedOn, sender } = submission;
  const names = form.questions.map(({ name }) => name);
  const content = contentOf(names, answers);
  const taken = { prefix, kind, content, key, pressedOn, sender, now };
  const letters = lettersFor(form, answers, services);
  const result = await takeSubmission(services, taken, async (transaction, receipt) => {
    const { reference, submissionDate } = receipt;
    const id = crypto.randomUUID();
    await transaction
      .insertInto('parent_forms')
      .values({
        id,
        kind,
        reference,
        submitted_at: submissionDate,
        ...columnsOf(answers),
        notice_version: formTexts(services.content, kind).notices[0]?.version ?? '',
        state: 'new',
        state_at: submissionDate,
        ended_at: endOf(kind, 'new', answers, now),
        version: 1,
      })
      .execute();
    await addSearchWords(transaction, 'PF', id, formSearchWords(answers, reference));
    const { notice, receipt: letter } = letters(reference);
    const { content: texts, publicUrl } = services;
    await enqueueNotice(transaction, notice, { school: texts.school, publicUrl }, now);
    await enqueueReceipt(transaction, letter, now);
  });
  return result.outcome === 'stored' ? { ...result, answers } : result;
}

/** The mails to whoever sent the form and to the office. */
function lettersFor(
  form: ParentForm & { kind: ParentFormKind },
  answers: FormAnswers,
  { content, publicUrl }: Pick<FormServices, 'content' | 'publicUrl'>,
) {
  const { kind } = form;
  const { school } = content;
  const general = formFacts(content);
  const facts = { ...general, ...form.factsOf?.(answers, general) };
  const { next } = formTexts(content, kind);
  return (reference: string) => ({
    notice: formNotice(kind, reference, { school, publicUrl }),
    receipt: formReceipt(
      { kind, to: answers.email ?? '', reference, next, facts },
      { school, publicUrl },
    ),
  });
}
