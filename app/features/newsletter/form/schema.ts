import * as v from 'valibot';
import { refuseUnknown } from '#forms/known-fields.ts';
import type { Refusal } from '#forms/refusal.ts';
import { typedLine } from '#lib/text/typed-schema.ts';
import { MISSING_EMAIL, REFUSAL_TITLE } from './notices.ts';

const EMAIL_LIMIT = 254;

export const subscriptionSchema = v.object({
  email: typedLine('Email address', EMAIL_LIMIT, MISSING_EMAIL),
});

/** Parses what a browser or a program sent. The format of the address is not judged (specification, section 5). */
export function parseSubscription(
  input: Record<string, unknown>,
): { ok: true; email: string } | { ok: false; refusal: Refusal } {
  const unknown = refuseUnknown(input, ['email'], REFUSAL_TITLE);
  if (unknown) return { ok: false, refusal: unknown };
  const parsed = v.safeParse(subscriptionSchema, input);
  if (parsed.success) return { ok: true, ...parsed.output };
  const [{ message }] = parsed.issues;
  const errors = [{ field: 'email', message }];
  return { ok: false, refusal: { title: REFUSAL_TITLE, detail: message, errors } };
}
