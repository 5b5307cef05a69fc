import { data } from 'react-router';
import { notTaken } from '#app/services.server.ts';
import { NotTakenPage } from '#app/shell/page/not-taken-page.tsx';
import { titled } from '#app/shell/private/private-meta.ts';
import { givenBack, pageHeaders, secretPage } from '#lib/http/public-page.ts';
import type { Route } from './+types/not-taken.ts';

/** In the place of a post that was refused; who opens the address finds nothing there. */
export function loader({ context }: Route.LoaderArgs) {
  const post = context.get(notTaken);
  if (!post) throw data(null, { status: 404 });
  // It only gives back what this browser sent, so Back may find it.
  return data(post, { status: 403, headers: { ...secretPage, ...givenBack } });
}

export const headers = pageHeaders;
export const handle = { isWithoutScript: true };
export const meta = titled('Not sent yet');

export default function NotTaken({ loaderData, matches }: Route.ComponentProps) {
  return <NotTakenPage post={loaderData} phone={matches[0].loaderData.school.phone} />;
}
