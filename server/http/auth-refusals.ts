import type { MiddlewareHandler } from 'hono';
import { refusalAnswer } from '#features/accounts/protocol/auth-answer.server.ts';
import { type AuthRefusalCode, refuse } from '#features/accounts/protocol/auth-refusal.ts';

const codes: Record<number, AuthRefusalCode> = {
  400: 'validation_failed',
  403: 'not_from_this_site',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  429: 'over_request_rate_limit',
  500: 'unexpected_failure',
};

/** What the gates refuse on the way to `/auth/v1` is said as the public client reads it. */
export const authRefusals: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.req.path.startsWith('/auth/v1/')) return;
  const code = codes[c.res.status];
  if (!code || c.res.headers.get('Content-Type') !== 'application/problem+json') return;
  const allow = c.res.headers.get('Allow');
  const retryAfter = c.res.headers.get('Retry-After');
  const wait = retryAfter ? { retryAfterSeconds: Number(retryAfter) } : {};
  const answer = refusalAnswer(refuse(code, wait).refusal);
  if (allow) answer.headers.set('Allow', allow);
  // Hono lets the headers of an answer that is replaced win over the new ones, so there must be none.
  c.res = undefined;
  c.res = answer;
};
