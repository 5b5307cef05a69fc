import { titled } from '#app/shell/private/private-meta.ts';
import { letterRoomIn, lettersAt } from '#desk/letters/screens/letters-at.ts';
import { WriteScreen } from '#desk/letters/screens/write-screen.tsx';
import { makeChange } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import type { Route } from './+types/write.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const room = letterRoomIn(request);
  const { search } = new URL(request.url);
  return { room, letter: await askServer(lettersAt(room).write(search), request) };
}

export const clientAction = makeChange;
export const meta = titled('Write to these');

export default function Write({ loaderData: { room, letter } }: Route.ComponentProps) {
  return <WriteScreen room={room} letter={letter} />;
}
