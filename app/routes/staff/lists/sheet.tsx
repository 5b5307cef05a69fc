import { data } from 'react-router';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { sheetAt } from '#desk/sheet/sheet-at.ts';
import { sheetRoomAt } from '#desk/sheet/sheet-lists.ts';
import { SheetScreen } from '#desk/sheet/sheet-screen.tsx';
import { makeChange } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import type { Route } from './+types/sheet.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  // Every address of this screen has a list.
  const room = sheetRoomAt(pathname);
  if (!room) throw data(null, { status: 404 });
  return { room, sheet: await askServer(sheetAt(room), request, search) };
}

export const clientAction = makeChange;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, args.loaderData?.sheet.title ?? 'A list');
}

export default function Sheet({ loaderData: { room, sheet }, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  return <SheetScreen room={room} sheet={sheet} school={school.name} />;
}
