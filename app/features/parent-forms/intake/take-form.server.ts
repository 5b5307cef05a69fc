import { caughtProgram, pressedOnOf } from '#forms/form-time.server.ts';
import type { Refusal } from '#forms/refusal.ts';
import { answerSubmission } from '#forms/submission-answer.server.ts';
import { readFormRequest } from '#lib/http/form-request.server.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import { personalPage } from '#lib/http/public-page.ts';
import { retryAfter, type Sender, tooManyRefusal } from '#lib/limits/sender.server.ts';
import type { Log } from '#lib/metrics/log.server.ts';
import { NOT_STORED, type PostedForm, refusalOf } from '../form/posted-form.ts';
import { answersFromFields, type ParentForm } from '../parent-form.ts';
import type { ParentFormKind } from '../parent-forms.ts';
import { type FormServices, receiveForm } from './commands.server.ts';

type Form = ParentForm & { kind: ParentFormKind };

/** Answers a program that sends a form: the page's own script, a test, another system. */
export async function answerApi(
  form: Form,
  request: Request,
  services: FormServices,
  sender: Sender,
): Promise<Response> {
  const read = await readJsonRequest(request);
  if (!read.ok) return read.response;
  const submission = { input: read.body, key: read.key, sender };
  return answerSubmission(await receiveForm(form, services, submission));
}

/** What a page shows after its form was posted while React was not there, and how it is answered. */
export async function takePostedForm(
  form: Form,
  request: Request,
  services: FormServices & { secret: string; log: Log },
  sender: Sender,
): Promise<{ posted: PostedForm; status: number; headers: Record<string, string> }> {
  const fields = await readFormRequest(request);
  const pressedOn = pressedOnOf(fields);
  const caught = caughtProgram(fields, services);
  const answers = answersFromFields(form, fields);
  const refuse = (refusal: Refusal, status: number, more: Record<string, string> = {}) => ({
    posted: { refusal, answers },
    status,
    headers: { ...personalPage, ...more },
  });
  if (caught) return refuse(refusalOf(caught), 422);
  try {
    const result = await receiveForm(form, services, { input: answers, pressedOn, sender });
    switch (result.outcome) {
      case 'stored': {
        const posted = { reference: result.receipt.reference, answers: result.answers };
        return { posted, status: 200, headers: personalPage };
      }
      case 'refused':
        return refuse(result.refusal, 422);
      case 'tooMany':
        return refuse(tooManyRefusal(result), 429, retryAfter(result));
      case 'keyReused':
        throw new Error('The answers make the key');
    }
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    services.log.error({ error: name, kind: form.kind }, 'form not stored');
    return refuse(NOT_STORED, 503);
  }
}
