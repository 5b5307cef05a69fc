import { data, redirect } from 'react-router';
import { readFormRequest } from '#lib/http/form-request.server.ts';
import { givenBack, personalPage } from '#lib/http/public-page.ts';
import { factsOf, type Log } from '#lib/metrics/log.server.ts';
import type { Needs } from '#lib/needs.ts';
import {
  retryAfter,
  type Sender,
  type TooMany,
  tooManyRefusal,
} from '#lib/rate-limit/sender.server.ts';
import type { Signed } from '#lib/store/receipts/signed-receipt.server.ts';
import { askForFileAgain, fileQuestion } from './file-question.ts';
import { answersFromFields, answersOnReceipt } from './form-answers.ts';
import type { FormIntake, FormServices } from './form-intake.server.ts';
import { caughtProgram, pressedOnOf } from './form-time.server.ts';
import type { PostedForm } from './posted-form.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { readSent, sentAddress } from './sent-address.server.ts';
import { receiveForm, type Submission } from './take-form.server.ts';

interface Posted {
  /** What it is, in the log. */
  kind: string;
  log: Log;
  /** What a program is told (`caughtProgram`); with it nothing is taken. */
  caught?: string | undefined;
  /** The title of that. */
  refusalTitle?: string | undefined;
  /** Said when the store does not take it; the words come back with the page. */
  notStored: string;
}

interface Stored {
  outcome: 'stored';
}

type NotTaken =
  | { outcome: 'refused'; status?: number; refusal: Refusal }
  | { outcome: 'keyReused' }
  | TooMany;

/** What to tell with the form, and how HTTP says it. */
interface Told {
  outcome: 'notTaken';
  refusal: Refusal;
  status: number;
  headers: Record<string, string>;
}

/**
 * Takes a form that was posted while React was not there. Whatever comes of it, there is a page to answer with: the
 * receipt, or the form with what to say; a store that can take nothing is no error page.
 */
export async function takePosted<Result extends Stored | NotTaken>(
  { kind, log, caught, refusalTitle, notStored }: Posted,
  take: () => Promise<Result>,
): Promise<Extract<Result, Stored> | Told> {
  const tell = (refusal: Refusal, status = 422, headers = {}): Told => ({
    outcome: 'notTaken',
    refusal,
    status,
    headers,
  });
  if (caught) return tell(refusalOf(caught, refusalTitle));
  try {
    const result = await take();
    switch (result.outcome) {
      case 'stored':
        return result as Extract<Result, Stored>;
      case 'refused':
        return tell(result.refusal, result.status);
      case 'tooMany':
        return tell(tooManyRefusal(result), 429, retryAfter(result));
      case 'keyReused':
        throw new Error('What was posted makes the key');
    }
  } catch (error) {
    log.error({ ...factsOf(error), kind }, 'form not stored');
    return tell(refusalOf(notStored, 'Not sent yet'), 503);
  }
}

/** Takes a form that was posted while React was not there, unless a program was `caught`, and says what to tell of it. */
export function takePostedForm<Name extends string, Services extends FormServices, Day>(
  intake: FormIntake<Name, Services, Day>,
  services: Services & { log: Log },
  { caught, ...submission }: Submission & { caught: string | undefined },
) {
  const { form, notStored } = intake;
  const { log } = services;
  const posted = { kind: form.kind, log, caught, refusalTitle: form.refuses?.title, notStored };
  return takePosted(posted, () => receiveForm(intake, services, submission));
}

/**
 * For the page of a form that was posted while React was not there: leads to the receipt, or gives the answers back with
 * what to correct. `headers`: those that its page needs anyway.
 */
export async function answerPosted<Name extends string, Services extends FormServices, Day>(
  intake: FormIntake<Name, Services, Day>,
  request: Request,
  services: Services & { secret: string; log: Log },
  sender: Sender,
  headers: Record<string, string> = {},
) {
  const { form } = intake;
  const fields = await readFormRequest(request);
  const pressedOn = pressedOnOf(fields);
  const caught = caughtProgram(fields, services);
  const answers = answersFromFields(form, fields);
  const input = fileQuestion(form) ? fields : answers;
  const taken = await takePostedForm(intake, services, { input, pressedOn, caught, sender });
  if (taken.outcome === 'stored') {
    const told = {
      ...taken.receipt,
      ...onDevice(taken.signed),
      answers: answersOnReceipt(form, taken.answers),
    };
    const address =
      intake.sentTo?.(taken.receipt.reference) ??
      sentAddress(form.page, told, { ...services, now: services.clock.now() });
    throw redirect(address, { status: 303, headers: personalPage });
  }
  const posted: PostedForm<Name> = { refusal: askForFileAgain(form, taken.refusal), answers };
  return data(posted, {
    status: taken.status,
    headers: { ...givenBack, ...headers, ...taken.headers },
  });
}

/** What a device keeps of it to bring it back with, in the address too: it names nobody. */
export function onDevice(
  signed: Signed | undefined,
): Partial<Pick<Signed, 'key' | 'proof' | 'epoch'>> {
  if (!signed?.proof) return {};
  const { key, proof, epoch } = signed;
  return { ...(key && { key }), proof, epoch };
}

/** What the receipt in the page's address tells, for the loader of a form's page. */
export function readSentForm(
  request: Request,
  { secret, clock }: Needs<'secret' | 'clock'>,
): PostedForm | undefined {
  return readSent(request, { secret, now: clock.now() });
}
