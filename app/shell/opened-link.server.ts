import {
  type ActionFunctionArgs,
  createCookie,
  data,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  redirect,
} from 'react-router';
import { type Services, services } from '#app/services.server.ts';
import { readSent, sentAddress } from '#forms/sent-address.server.ts';
import { secretPage } from '#lib/http/public-page.ts';

/** Long enough to read a page; whoever comes later opens the mail's link again. */
const KEPT_SECONDS = 15 * 60;
/** More than any of our links has; browsers drop cookies beyond 4 KB. */
const LONGEST_QUERY = 2000;

const openedLink = createCookie('opened-link', { httpOnly: true, sameSite: 'lax' });

/**
 * For every page that a mail's link leads to (docs/decisions/0039). Opening changes nothing, because programs that
 * check mails open every link. The first answer takes the token out of the address into a cookie of this page alone,
 * so that no entry of the browser's history has it, also without a script.
 */
export const takeTokenFromAddress: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const { pathname, search, searchParams } = new URL(request.url);
  const isOpened = request.method === 'GET' || request.method === 'HEAD';
  if (!isOpened || !searchParams.has('token')) return next();
  const { publicUrl } = context.get(services);
  return leadTo(pathname, search, publicUrl);
};

/**
 * Opens a page with a secret query in the cookie of that page alone. What `page` has as its query stays in the address:
 * a step of it, or what was done there. A query that is none of ours opens nothing, however long it is.
 */
export async function leadTo(page: string, search: string, publicUrl: string): Promise<Response> {
  const secure = publicUrl.startsWith('https:');
  const [path] = page.split('?');
  const kept = search.length <= LONGEST_QUERY ? search : '';
  const cookie = await openedLink.serialize(kept, { path, secure, maxAge: KEPT_SECONDS });
  return redirect(page, { status: 303, headers: { ...secretPage, 'Set-Cookie': cookie } });
}

/** Closes a page before its time, on a phone that others use too, and goes on to another one. */
export async function closeOpened(request: Request, goOn: string): Promise<Response> {
  return redirect(goOn, {
    status: 303,
    headers: { ...secretPage, ...(await forgetOpenedLink(request)) },
  });
}

/** Whether somebody pressed what closes the page (`close-page.tsx`). */
export function isClosing(posted: URLSearchParams): boolean {
  return posted.get('press') === 'close';
}

/** What the link said that was opened last; empty when none was, or a while ago. */
export async function readOpenedLink(request: Request): Promise<URLSearchParams> {
  const kept: unknown = await openedLink.parse(request.headers.get('Cookie'));
  return new URLSearchParams(typeof kept === 'string' ? kept : '');
}

/** What the page's form posts, or a mail program by itself to the whole address (RFC 8058). */
export async function readPostedLink(request: Request): Promise<URLSearchParams> {
  const { searchParams } = new URL(request.url);
  return searchParams.has('token') ? searchParams : new URLSearchParams(await request.text());
}

/** Where links of mails lead, each with a cookie of its own. */
const OPENED_BY_LINKS = [
  ...['/account/link', '/messages/answer', '/newsletter/confirm', '/newsletter/unsubscribe'],
  ...['/offer', '/portal/confirm-address', '/portal/stop-erasure', '/stop-change'],
  ...['/status/family', '/status/papers'],
];

/** What takes every opened link from a device that is cleared. */
export function forgetOpenedLinks(): Promise<string>[] {
  return OPENED_BY_LINKS.map((path) => openedLink.serialize('', { path, maxAge: 0 }));
}

/** The header that forgets the link, once it has been used. */
export async function forgetOpenedLink(request: Request): Promise<{ 'Set-Cookie': string }> {
  const path = new URL(request.url).pathname;
  return { 'Set-Cookie': await openedLink.serialize('', { path, maxAge: 0 }) };
}

/** The loader of a page whose link does one thing, once its button is pressed: whether the link still works. */
export function lookAtLink(
  isGoodToken: (school: Services, token: string) => boolean | Promise<boolean>,
) {
  return async ({ request, context }: LoaderFunctionArgs) => {
    const school = context.get(services);
    const { secret, clock } = school;
    const done = readSent<{ isDone: true }>(request, { secret, now: clock.now() });
    const token = (await readOpenedLink(request)).get('token') ?? '';
    const isGood = done !== undefined || (await isGoodToken(school, token));
    const status = isGood ? 200 : 410;
    return data({ isGood, token, pressed: done }, { status, headers: secretPage });
  };
}

/**
 * Its action. What the button did is told by an address, so that neither a reload nor Back sends it again; a mail program
 * that does it in one step hears at once (RFC 8058 forbids to lead it elsewhere).
 */
export function pressLink(act: (school: Services, token: string) => Promise<boolean>) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const school = context.get(services);
    const token = (await readPostedLink(request)).get('token') ?? '';
    const isDone = await act(school, token);
    const headers = { ...secretPage, ...(await forgetOpenedLink(request)) };
    const { pathname, searchParams } = new URL(request.url);
    if (!searchParams.has('token')) {
      const { secret, clock } = school;
      const address = isDone
        ? sentAddress(pathname, { isDone }, { secret, now: clock.now() })
        : pathname;
      throw redirect(address, { status: 303, headers });
    }
    return data({ isDone }, { status: isDone ? 200 : 410, headers });
  };
}
