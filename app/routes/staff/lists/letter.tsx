import { titled } from '#app/shell/private/private-meta.ts';
import { LetterScreen } from '#desk/letters/screens/letter-screen.tsx';
import { letterRoomIn, lettersAt } from '#desk/letters/screens/letters-at.ts';
import { headOfAdmissions } from '#lib/mail/letter.ts';
import { makeChange } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import type { Route } from './+types/letter.ts';

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const room = letterRoomIn(request);
  return { room, letter: await askServer(lettersAt(room).letter.at(params.id), request) };
}

export const clientAction = makeChange;
export const meta = titled('A letter to a list');

export default function Letter({ loaderData: { room, letter }, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const head = room === 'enrollment' ? headOfAdmissions(school) : school;
  return <LetterScreen room={room} letter={letter} school={head} />;
}
