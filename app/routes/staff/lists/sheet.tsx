import { data } from 'react-router';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { sheetLists, sheetRoomAt } from '#desk/sheet/sheet-lists.ts';
import { SheetScreen } from '#desk/sheet/sheet-screen.tsx';
import type { SheetShown } from '#desk/sheet/sheet-shown.ts';
import { address } from '#requests/address.ts';
import { sendFromScreen } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import type { Route } from './+types/sheet.ts';

/** Whose list stands at the address; every address of this screen has one. */
function listAt(request: Request) {
  const room = sheetRoomAt(new URL(request.url).pathname);
  if (!room) throw data(null, { status: 404 });
  return { room, at: address<{ shows: SheetShown }>(`${sheetLists[room].api}/sheet`) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { room, at } = listAt(request);
  const { search } = new URL(request.url);
  return { room, sheet: await askServer(at, request, search) };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return sendFromScreen(listAt(request).at.path, request, await request.json());
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, args.loaderData?.sheet.title ?? 'A list');
}

export default function Sheet({ loaderData: { room, sheet }, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  return <SheetScreen room={room} sheet={sheet} school={school.name} />;
}
