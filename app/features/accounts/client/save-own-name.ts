import { sendChange } from '#requests/server-requests.ts';

/** Saves the name of whoever is signed in; hands back what is wrong with it. */
export async function saveOwnName(name: string) {
  const answer = await sendChange('/api/staff/account', { url: location.href }, { name });
  return 'refusal' in answer ? answer.refusal : undefined;
}
