import { titled } from '#app/shell/private/private-meta.ts';
import { letterRoomIn, lettersAt } from '#desk/letters/screens/letters-at.ts';
import { SentLettersScreen } from '#desk/letters/screens/sent-letters-screen.tsx';
import { askServer } from '#requests/server-requests.ts';
import type { Route } from './+types/letters.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const room = letterRoomIn(request);
  return { room, ...(await askServer(lettersAt(room).sent, request)) };
}

export const meta = titled('Letters that were sent');

export default function Letters({ loaderData: { room, letters } }: Route.ComponentProps) {
  return <SentLettersScreen room={room} letters={letters} />;
}
