import * as v from 'valibot';
import { UNKNOWN_FIELD, unknownFields } from '#forms/known-fields.ts';
import type { Refusal } from '#forms/refusal.ts';
import { characterCount, isOneLine, isStorable } from '#lib/text/written-text.ts';
import {
  type ContactMessage,
  type MessageQuestion,
  messageFields,
  messageQuestions,
} from './contact-message.ts';
import { type MessageField, messageLimits } from './limits.ts';

/** Specification, section 5. */
export const REFUSAL_TITLE = 'Error';
export const MISSING_FIELDS = 'Please fill in all fields.';

/** For the browser and the server alike. Text comes out trimmed at its ends and otherwise exactly as typed. */
export const contactMessageSchema = v.object(
  Object.fromEntries(
    messageQuestions.map((question) => [question.name, fieldSchema(question)]),
  ) as Record<MessageField, ReturnType<typeof fieldSchema>>,
);

function fieldSchema({ name, label, kind, missing }: MessageQuestion) {
  const limit = messageLimits[name];
  return v.pipe(
    v.optional(v.string(`${label} must be text`), ''),
    v.trim(),
    v.nonEmpty(missing),
    v.check(isStorable, `${label} has a character that cannot be stored; please type it again`),
    v.check(
      (text) => characterCount(text) <= limit,
      `${label} must be ${limit.toLocaleString('en')} characters or fewer`,
    ),
    v.check((text) => kind === 'textarea' || isOneLine(text), `${label} must be one line`),
  );
}

/** Parses what a browser or a program sent. Expected refusals come back with the first message of each field. */
export function parseMessage(
  input: Record<string, unknown>,
): { ok: true; message: ContactMessage } | { ok: false; refusal: Refusal } {
  const unknown = unknownFields(input, messageFields);
  if (unknown.length > 0) {
    const errors = unknown.map((field) => ({ field, message: UNKNOWN_FIELD }));
    return { ok: false, refusal: { title: REFUSAL_TITLE, detail: UNKNOWN_FIELD, errors } };
  }
  const result = v.safeParse(contactMessageSchema, input);
  if (result.success) return { ok: true, message: result.output };

  const errors = messageFields.flatMap((field) => {
    const issue = result.issues.find((one) => one.path?.[0]?.key === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
  return { ok: false, refusal: { title: REFUSAL_TITLE, detail: detailOf(errors), errors } };
}

/** Something missing comes before something wrong. */
function detailOf(errors: Refusal['errors']): string {
  const [first] = errors;
  if (!first) throw new Error('A refusal names at least one error');
  const isAnyMissing = errors.some(({ field, message }) =>
    messageQuestions.some((question) => question.name === field && question.missing === message),
  );
  return isAnyMissing ? MISSING_FIELDS : first.message;
}
