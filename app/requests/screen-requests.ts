import { data } from 'react-router';
import type { Address, RecordAddress } from './address.ts';
import { askServer, sendChange } from './server-requests.ts';

interface ScreenArgs {
  request: Request;
  params: { reference?: string; id?: string; part?: string };
}

/** Where the API has what a screen shows or changes: the same for all, or by the record that the screen's address names. */
type Where<Of extends { shows?: unknown }> = Address<Of> | RecordAddress<Of>;

/** The clientLoader of a list: what the API shows under the filter and the page in the screen's address. */
export function listLoader<List>(api: Address<{ shows: List }>) {
  return ({ request }: { request: Request }) =>
    askServer(api, request, new URL(request.url).search);
}

/** The clientLoader of any other screen. */
export function loadFrom<Shown>(address: Where<{ shows: Shown }>) {
  return (args: ScreenArgs) => askServer(addressIn(args, address), args.request);
}

/**
 * A clientAction. A screen with several changes names each as `{ call, body }`; it is made at `call` below the address,
 * or, where `call` begins with a slash, at that address.
 */
export function changeAt(address: string | Where<object>) {
  return async (args: ScreenArgs) => {
    const asked = await args.request.json();
    const { call, body } = 'call' in asked ? asked : { call: '', body: asked };
    const at = typeof address === 'string' ? address : addressIn(args, address).path;
    const path = call.startsWith('/') ? call : [at, call].filter(Boolean).join('/');
    return sendFromScreen(path, args.request, body);
  };
}

/**
 * Asks for a change in a clientAction. One without an answer fails for the router too, so that it asks for
 * nothing anew, in this screen or around it: that would fail as well, and take away what was typed.
 */
export async function sendFromScreen(...change: Parameters<typeof sendChange>) {
  const answer = await sendChange(...change);
  return 'refusal' in answer && answer.refusal.status === 0 ? data(answer, 503) : answer;
}

function addressIn<Of extends { shows?: unknown }>(
  { params: { reference, id, part } }: ScreenArgs,
  address: Where<Of>,
): Address<Of> {
  const key = reference ?? id ?? part ?? '';
  return 'at' in address ? address.at(key) : address;
}
