import { data } from 'react-router';
import { type Address, addressOn, type ScreenParams, type Where } from './address.ts';
import { askedIn } from './asked-change.ts';
import { askServer, sendChange } from './server-requests.ts';

interface ScreenArgs {
  request: Request;
  params: ScreenParams;
}

/** The clientLoader of a list: what the API shows under the filter and the page in the screen's address. */
export function listLoader<List>(api: Address<{ shows: List }>) {
  return ({ request }: { request: Request }) =>
    askServer(api, request, new URL(request.url).search);
}

/** The clientLoader of any other screen. */
export function loadFrom<Shown>(where: Where<{ shows: Shown }>) {
  return ({ request, params }: ScreenArgs) => askServer(addressOn(params, where), request);
}

/**
 * The clientAction of every screen that changes something: what `useServerChange` asks for. A change without an answer
 * fails for the router too, so that it asks for nothing anew, in this screen or around it: that would fail as well, and
 * take away what was typed.
 */
export async function makeChange({ request }: Pick<ScreenArgs, 'request'>) {
  const { path, body } = await askedIn(request);
  const answer = await sendChange({ path }, body, request);
  return 'refusal' in answer && answer.refusal.status === 0 ? data(answer, 503) : answer;
}
