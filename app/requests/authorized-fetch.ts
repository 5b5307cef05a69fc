import { data, redirect, redirectDocument } from 'react-router';
import { forgetTypedTexts } from '#forms/device/typed-texts.ts';
import { deviceSlug } from '#lib/device/slug-meta.ts';
import { leaveOldBuild } from './newer-build.ts';
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
    throw redirectDocument(signInAddress(url));
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
