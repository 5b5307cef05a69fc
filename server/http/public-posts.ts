import type { MiddlewareHandler } from 'hono';
import { parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import { tooMany } from '#lib/http/problem.server.ts';
import type { AttemptRule } from '#lib/rate-limit/attempt-window.ts';
import { PostsInMemory } from '#lib/rate-limit/posts-in-memory.ts';
import { countedOf, type Sender } from '#lib/rate-limit/sender.server.ts';
import type { FoundPage } from './routes/find-page.ts';

const TEN_MINUTES = 10 * 60_000;

/**
 * How often one sender may post, taken or refused, before anything is looked at. Whole networks stand behind one
 * address: what is taken has rules of its own, by the record that it makes.
 */
const rules = {
  forms: { name: 'forms by sender', most: 300, perMs: TEN_MINUTES },
  /** Each costs more to look at than any form, and is 5 MB. */
  files: { name: 'files by sender', most: 60, perMs: TEN_MINUTES },
  /** A photograph is seven of them. */
  pieces: { name: 'pieces by sender', most: 1200, perMs: TEN_MINUTES },
  accounts: { name: 'accounts by sender', most: 300, perMs: TEN_MINUTES },
} as const satisfies Record<string, AttemptRule>;

const by = (rule: keyof typeof rules, ...patterns: string[]) =>
  patterns.map((pattern) => [pattern, rules[rule]] as const);

/** Every address at which somebody who is not signed in can post, with its rule. */
export const publicPosts: ReadonlyMap<string, AttemptRule> = new Map([
  ...by('forms', '/', '/contact', '/status', '/parents/meals', '/parents/meals/transaction'),
  ...by('forms', '/enrollment', '/enrollment/which-class', '/messages/answer', '/offer'),
  ...by('forms', '/newsletter/confirm', '/newsletter/unsubscribe', '/portal/stop-erasure'),
  ...by('forms', '/stop-change', '/account/link', '/portal/confirm-address', '/status/family'),
  ...by('forms', ...parentForms.flatMap(({ page, api }) => [page, api])),
  ...by('forms', '/api/enrollment-applications', '/api/contact-messages', '/api/meal-payments'),
  ...by('forms', '/api/meal-payment-transactions', '/api/newsletter-subscriptions', '/api/*'),
  ...by('forms', '/api/draft-copies', '/api/draft-copies/open', '/api/cleared-devices'),
  ...by('forms', '/api/ended-sessions', '/api/papers', '/api/child-messages'),
  ...by('files', '/careers', '/api/job-applications', '/status/papers'),
  ...by('pieces', '/api/paper-pictures'),
  ...by('accounts', '/auth/v1/signup', '/auth/v1/token', '/auth/v1/recover', '/auth/v1/resend'),
  ...by('accounts', '/auth/v1/verify', '/auth/v1/*'),
  ...by('accounts', '/auth/v1/passkeys/authentication/options'),
  ...by('accounts', '/auth/v1/passkeys/authentication/verify'),
]);

/** Refuses whoever posts more often than any school of families would. */
export function limitPublicPosts<Context extends Parameters<MiddlewareHandler>[0]>(
  find: (path: string) => FoundPage,
  senderOf: (c: Context) => Sender,
): MiddlewareHandler {
  const posts = new PostsInMemory();
  return async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const rule = publicPosts.get(find(c.req.path).pattern ?? '');
    if (!rule) return next();
    const now = performance.now();
    const waits = countedOf(rule, senderOf(c as Context)).map((counted) =>
      posts.count(counted.rule, counted.subject, now),
    );
    const waitMs = Math.max(0, ...waits);
    if (waitMs === 0) return next();
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    return /^\/(api|auth)\//.test(c.req.path) ? tooMany(seconds) : waitPage(seconds);
  };
}

/** For a person without a script, whose browser still holds what they posted. */
function waitPage(seconds: number): Response {
  const minutes = Math.ceil(seconds / 60);
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const page = `<!doctype html><html lang="en-ZM"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>Please wait a little</title><h1>Please wait a little</h1><p>Too many forms came from your internet connection in a short time. Nothing was saved yet.</p><p>Please leave this page open. After ${time}, load it again. Your browser then sends your form once more.</p><p><a href="/contact">Contact us</a></p></html>`;
  return new Response(page, {
    status: 429,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'Retry-After': String(seconds),
    },
  });
}
