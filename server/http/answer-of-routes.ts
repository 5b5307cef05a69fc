import { RETRY_AFTER_SECONDS } from '#lib/http/problem.server.ts';

/** What says nothing about caches is kept by none, such as the empty frames of private screens (`/staff.data`). */
export function orNotKept(answer: Response): Response {
  if (answer.headers.has('Cache-Control')) return answer;
  const headers = new Headers(answer.headers);
  headers.set('Cache-Control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}

/** Where an API's action throws, the framework answers in plain text; programs are promised a problem. */
export function isFrameworkFailure(answer: Response): boolean {
  return (
    answer.status === 500 && Boolean(answer.headers.get('Content-Type')?.startsWith('text/plain'))
  );
}

/** The page that says so, for a person, be it the form with its answers; nobody is to blame and it will pass. */
export function laterAgain(answer: Response): Response {
  if (answer.status < 500) return answer;
  const headers = new Headers(answer.headers);
  headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
  return new Response(answer.body, { status: 503, headers });
}
