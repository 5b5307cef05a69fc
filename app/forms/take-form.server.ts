import * as v from 'valibot';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import { readMultipartRequest } from '#lib/http/multipart-request.server.ts';
import { enqueueNotice } from '#lib/mail/office-notice.server.ts';
import { enqueueReceipt } from '#lib/mail/outbox.server.ts';
import { countOutcome } from '#lib/metrics/school-metrics.server.ts';
import { countUpload, type Sender } from '#lib/rate-limit/sender.server.ts';
import { contentOf } from '#lib/store/idempotency.server.ts';
import { readProof } from '#lib/store/receipts/receipt-proof.server.ts';
import { takeBack } from '#lib/store/receipts/take-back.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { type Receipt, type Taken, takeSubmission } from '#lib/store/take-submission.server.ts';
import { fileQuestion, parseWithFile, refuseFile } from './file-question.ts';
import { type FormAnswers, namesOf } from './form-answers.ts';
import type { Beside, FormIntake, FormServices } from './form-intake.server.ts';
import { asTakenBefore, parseForm, refuse } from './parse-form.ts';
import { firstOfEach, type Refusal, refusalOf } from './refusal.ts';
import { keepFile, type StoredFile, statusOfRefusal } from './stored-file.server.ts';
import { answerSubmission } from './submission-answer.server.ts';

type SendFormResult<Name extends string> =
  | (Extract<Taken, { outcome: 'stored' }> & { answers: FormAnswers<Name> })
  | Exclude<Taken, { outcome: 'stored' }>
  | { outcome: 'refused'; status?: number; refusal: Refusal };

/** A form as it came. */
export interface Submission {
  /** Answers and what comes beside them; fields, where one of them may be a file. */
  input: Record<string, unknown> | FormData;
  key?: string | undefined;
  /** When the page was made, where the form has no key of its own. */
  pressedOn?: string | undefined;
  /** The receipt that the school gave for it before, where a phone offers it again. */
  proof?: string | undefined;
  sender?: Sender | undefined;
}

/**
 * Somebody sends a form. Resolves with the receipt only when it is on disk; the same form sent again gets the
 * same receipt and stores nothing. Without a key the answers and the day make it: next week's is another one.
 */
export function receiveForm<Name extends string, Services extends FormServices, Day>(
  intake: FormIntake<Name, Services, Day>,
  services: Services,
  submission: Submission,
): Promise<SendFormResult<Name>> {
  return countOutcome(intake.form.kind, storeForm(intake, services, submission));
}

async function storeForm<Name extends string, Services extends FormServices, Day>(
  intake: FormIntake<Name, Services, Day>,
  asOfNow: Services,
  { input: sent, proof, ...submission }: Submission,
): Promise<SendFormResult<Name>> {
  const { form } = intake;
  // What comes back was accepted once: only its shape is judged, as of the day on which the school had taken it.
  const before = proof === undefined ? undefined : readProof(proof);
  const takenOn = before && new Date(before.submissionDate);
  const services = takenOn ? { ...asOfNow, clock: { now: () => takenOn } } : asOfNow;
  const now = services.clock.now();
  const day = (await intake.dayOf?.(services)) ?? (dayInLusaka(now) as Day);
  const besides = typeof intake.beside === 'function' ? intake.beside(day) : intake.beside;
  const { input, beside, errors } = takeApart(sent, besides);
  if (errors.length > 0) return { outcome: 'refused', refusal: refuse(form, errors) };
  const judged = proof === undefined ? form : asTakenBefore(form);
  const parsed =
    input instanceof FormData ? parseWithFile(judged, input, day) : parseForm(judged, input, day);
  if (!parsed.ok) {
    const { refusal } = parsed;
    return { outcome: 'refused', status: statusOfRefusal(form, refusal), refusal };
  }

  const { answers } = parsed;
  const chosen = 'file' in parsed ? (parsed.file as File) : undefined;
  if (!chosen) return store(undefined);
  const file = await keepFile(chosen, intake, services);
  if ('fault' in file) return { ...refuseFile(form, file.fault), outcome: 'refused' };
  let isKept = false;
  try {
    const result = await store(file);
    isKept = result.outcome === 'stored' && result.isFirst;
    return result;
  } finally {
    // A repeated or failed submission must not leave a file that no row names.
    if (!isKept) await services.files.remove(file.stored);
  }

  async function store(file: StoredFile | undefined): Promise<SendFormResult<Name>> {
    const { prefix, kind } = form;
    const { publicUrl, content } = services;
    const { school } = content;
    const said = file && intake.contentOf?.(answers, file);
    const sentAt = asOfNow.clock.now();
    const taken = {
      ...submission,
      prefix,
      kind,
      now: sentAt,
      content: said ?? contentOf(namesOf(form), answers),
    };
    const insert = async (transaction: WriteTransaction, receipt: Receipt) => {
      if (file) await countUpload(transaction, submission.sender, file.bytes, sentAt);
      await intake.insert(transaction, receipt, answers, services, { file, day, beside });
    };
    if (proof !== undefined) {
      const { wasErased } = services;
      // Whoever sent it has had their letters, and so has the office.
      const back = await takeBack(services, { ...taken, proof, wasErased }, insert);
      if (back.outcome === 'notBack') return { outcome: 'refused', refusal: notBack[back.because] };
      return back.outcome === 'stored' ? { ...back, answers } : back;
    }
    const result = await takeSubmission(services, taken, async (transaction, receipt) => {
      await insert(transaction, receipt);
      const { reference } = receipt;
      const letters = await intake.letters(reference, answers, services, transaction);
      const { notice, receipt: letter } = letters;
      if (notice) await enqueueNotice(transaction, notice, { school, publicUrl }, now);
      if (letter) await enqueueReceipt(transaction, letter, now);
    });
    return result.outcome === 'stored' ? { ...result, answers } : result;
  }
}

const notBack = {
  unproven: refusalOf(
    'This is not a receipt that the school has given for these answers.',
    'Not taken',
  ),
  erased: refusalOf('The school has erased this since, and it stays erased.', 'Not taken'),
};

/** The answers, and what came beside them or why it cannot be taken. */
function takeApart(input: Submission['input'], entries: v.ObjectEntries = {}) {
  const names = Object.keys(entries);
  if (names.length === 0 || input instanceof FormData) return { input, beside: {}, errors: [] };
  const { output, issues = [] } = v.safeParse(v.object(entries), input);
  return {
    input: Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name))),
    beside: output as Beside,
    errors: firstOfEach(names, issues),
  };
}

/** Answers a program that sends a form: the page's own script, a test, another system. */
export async function answerApi<Services extends FormServices, Day>(
  intake: FormIntake<string, Services, Day>,
  request: Request,
  services: Services,
  sender: Sender,
) {
  const read = fileQuestion(intake.form)
    ? await readMultipartRequest(request)
    : await readJsonRequest(request);
  const { key, proof } = read;
  const submission = { input: 'form' in read ? read.form : read.body, key, proof, sender };
  return answerSubmission(await receiveForm(intake, services, submission));
}
