/** No route has this path, so that the Not found screen answers it. */
const NO_SUCH_PATH = '/not-found';

/**
 * What to ask the routes for instead, when somebody in a browser followed a dead link to a file, such as
 * `/documents/fees.pdf`: the Not found screen. Programs get the problem as it is; nothing else is at `/api` and
 * `/auth`.
 */
export function notFoundForPeople(request: Request, answer: Response): Request | undefined {
  const { pathname } = new URL(request.url);
  const isForPeople =
    request.method === 'GET' &&
    Boolean(request.headers.get('Accept')?.includes('text/html')) &&
    !/^\/(api|auth)\//.test(pathname);
  const isProblem = answer.headers.get('Content-Type') === 'application/problem+json';
  if (answer.status !== 404 || !isProblem || !isForPeople) return undefined;
  return new Request(new URL(NO_SUCH_PATH, request.url), { headers: request.headers });
}
