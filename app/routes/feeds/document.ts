import { services } from '#app/services.server.ts';
import { findPublicFile } from '#features/documents/queries.server.ts';
import { documentKinds } from '#features/documents/school-document.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { answerWithFile } from '#lib/http/file-answer.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import type { Route } from './+types/document.ts';

/** A document of the office, such as `fees.pdf`. What it carries runs nowhere: the browser gets it in a sandbox. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const { store, files, clock } = context.get(services);
  const found = await findPublicFile(store.read, params.file, dayInLusaka(clock.now()));
  if (!found) return notFound();
  const { kind, storedFile, sha256 } = found;
  const answer = await answerWithFile(
    request,
    {
      type: documentKinds[kind].type,
      name: params.file,
      isInline: kind === 'pdf',
      etag: `"${sha256.slice(0, 32)}"`,
      headers: {
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    () => files.read(storedFile),
  );
  return answer ?? notFound();
}
