import type { StaffIn } from '#desk/require-room.server.ts';
import type { Content } from '#features/content/schemas.ts';
import type { FileAnswer } from '#lib/http/answer.ts';
import { answerWithFile } from '#lib/http/file-answer.server.ts';
import type { Needs } from '#lib/needs.ts';
import { photographsIn } from './named-photographs.server.ts';
import '../tables.server.ts';

type Photographs = Needs<'store' | 'files'>;

const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** A photograph for everybody, while what is published names it: what has been taken off is gone at once. */
export function showPublished(
  request: Request,
  services: Photographs & { content: Content },
  digest: string,
): Promise<FileAnswer<'image/jpeg'> | undefined> {
  const isPublished = publishedIn(services.content).has(digest);
  return isPublished ? show(request, services, digest, FOR_A_YEAR) : Promise.resolve(undefined);
}

/** Any photograph that is kept, for whoever prepares a page with it. */
export function showAtDesk(
  request: Request,
  services: Photographs,
  _staff: StaffIn<'content'>,
  digest: string,
): Promise<FileAnswer<'image/jpeg'> | undefined> {
  return show(request, services, digest, 'no-store');
}

async function show(
  request: Request,
  { store, files }: Photographs,
  digest: string,
  cacheControl: string,
): Promise<FileAnswer<'image/jpeg'> | undefined> {
  const kept = await store.read
    .selectFrom('content_photographs')
    .select('stored_file')
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (!kept) return undefined;
  return answerWithFile(
    request,
    {
      type: 'image/jpeg',
      name: `${digest}.jpg`,
      isInline: true,
      etag: `"${digest}"`,
      headers: {
        'Cache-Control': cacheControl,
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    () => files.read(kept.stored_file),
  );
}

const published = new WeakMap<object, Set<string>>();

/** Looked for once in each content that is published. */
function publishedIn(content: Content): Set<string> {
  const known = published.get(content);
  if (known) return known;
  const named = new Set(photographsIn([content.sections, content.photographs]));
  published.set(content, named);
  return named;
}
