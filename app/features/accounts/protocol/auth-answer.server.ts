import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { personalPage } from '#lib/http/public-page.ts';
import { inOurWords } from '#lib/text/schema-words.ts';
import { HashingQueueFull } from '../passwords/passwords.server.ts';
import { type AuthOutcome, type AuthRefusal, done, refuse } from './auth-refusal.ts';
import { asksForMore } from './auth-schemas.ts';

/** The version of the protocol whose errors carry their code as text; the client asks for it by this date. */
const API_VERSION = '2024-01-01';
const API_VERSION_HEADER = 'X-Supabase-Api-Version';
const LARGEST_BODY = 64 * 1024;
const BUSY_SECONDS = 10;
/** A program that tries again as soon as it hears No has to wait for that; a person hardly notices. */
const BUSY_PAUSE_MS = 1000;

/** Runs a command and answers as the public client expects it. */
export async function answerAuth<Value>(
  work: () => Promise<AuthOutcome<Value>>,
): Promise<Response> {
  try {
    const result = await work();
    if (result.outcome === 'refused') return refusalAnswer(result.refusal);
    if (result.value === undefined) return new Response(null, { status: 204, headers: headers() });
    return Response.json(result.value, { headers: headers() });
  } catch (error) {
    if (!(error instanceof HashingQueueFull)) throw error;
    await pause(BUSY_PAUSE_MS);
    const busy = refuse('over_request_rate_limit', {
      message: 'Too many people are signing in now. Please try again in a few seconds.',
      retryAfterSeconds: BUSY_SECONDS,
    });
    return refusalAnswer(busy.refusal);
  }
}

/** The code stands in both of its places, for clients of either version. */
export function refusalAnswer(refusal: AuthRefusal): Response {
  const { code, status, message, reasons, retryAfterSeconds } = refusal;
  const body = {
    code,
    error_code: code,
    msg: message,
    message,
    ...(reasons && { weak_password: { reasons } }),
  };
  const answer = Response.json(body, { status, headers: headers() });
  if (retryAfterSeconds) answer.headers.set('Retry-After', String(retryAfterSeconds));
  return answer;
}

/**
 * The fields of a request's JSON, or the refusal to answer with. What the schema does not name is left aside, except
 * what the protocol knows and this school does not offer: a yes would say that it was done.
 */
export async function readAuthBody<Schema extends v.GenericSchema<unknown, unknown>>(
  request: Request,
  schema: Schema,
): Promise<AuthOutcome<v.InferOutput<Schema>>> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > LARGEST_BODY) return refuse('too_large');
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse('bad_json');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return refuse('bad_json');
  const more = asksForMore(body);
  if (more) return more;
  const parsed = v.safeParse(schema, body, inOurWords);
  if (parsed.success) return done(parsed.output);
  return refuse('validation_failed', { message: parsed.issues[0].message });
}

function headers(): Record<string, string> {
  return { ...personalPage, [API_VERSION_HEADER]: API_VERSION };
}
