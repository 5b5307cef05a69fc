import { data, redirect, redirectDocument } from 'react-router';
import { forgetTypedTexts } from '#forms/device/typed-texts.ts';
import { deviceSlug } from '#lib/device/slug-meta.ts';
import { BUILD_HEADER } from '#lib/http/build-header.ts';
import { overTheLine } from './no-answer.ts';
import { askClient, readSession } from './session/auth-client.ts';

/**
 * Asks the school's own programs as whoever is signed in on this device. Throws what the router does next: to the
 * sign-in without a session, to the second factor where it is missing, and Not found; `NoAnswer` where none came.
 * Loaders and actions of portal and desk hand over their own request, so that people come back to where they wanted
 * to go.
 */
export async function authorizedFetch(
  path: string,
  { url }: Pick<Request, 'url'>,
  init: RequestInit = {},
): Promise<Response> {
  const session = await readSession();
  if (!session) throw redirectDocument(signInAddress(url));
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${session.access_token}`);
  const answer = await overTheLine(() => fetch(path, { ...init, headers }));
  if (answer.status === 401) {
    // Ended elsewhere: what this device still keeps is worth nothing.
    await askClient((client) => client.signOut({ scope: 'local' }));
    forgetTypedTexts(deviceSlug());
    // What the sign-in says of it.
    throw redirectDocument(`${signInAddress(url)}#error_code=signed_out`);
  }
  if (answer.status === 403) throw await toSecondFactor(url);
  if (!init.method) leaveOldBuild(answer, url);
  if (answer.status === 404) throw data(null, { status: 404 });
  return answer;
}

/** The sign-in that leads back to the address. */
export function signInAddress(url: string): string {
  return leadingBack('/sign-in', url);
}

/** To who has one the sign-in shows it, which is a document; who has none sets it up. */
async function toSecondFactor(url: string): Promise<Response> {
  const { data: level } = await askClient((client) => client.mfa.getAuthenticatorAssuranceLevel());
  return level?.nextLevel === 'aal2'
    ? redirectDocument(signInAddress(url))
    : redirect(leadingBack('/account/second-factor', url));
}

function leadingBack(path: string, url: string): string {
  const { pathname, search } = new URL(url, location.href);
  return `${path}?${new URLSearchParams({ next: pathname + search })}`;
}

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/**
 * A tab that stays open over an update has the old screens, which may not understand what the new server answers. On
 * the way to another screen it loads the document anew; a screen that stays keeps what is typed into it.
 */
function leaveOldBuild(answer: Response, url: string): void {
  const served = answer.headers.get(BUILD_HEADER);
  const own = window.__reactRouterManifest?.version;
  const { pathname, search } = new URL(url, location.href);
  const isOld = served && own && served !== own;
  if (isOld && pathname !== location.pathname) throw redirectDocument(pathname + search);
}
