import { services } from '#app/services.server.ts';
import { showPublished } from '#features/publishing/photographs/find-photograph.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import type { Route } from './+types/photograph.ts';

const FILE = /^([0-9a-f]{32})\.jpg$/;

/** A photograph of somebody of the school, such as `0f343b0931126a20f133d67c2b018a3b.jpg`. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const [, digest] = FILE.exec(params.file) ?? [];
  if (!digest) return notFound();
  return (await showPublished(request, context.get(services), digest)) ?? notFound();
}
