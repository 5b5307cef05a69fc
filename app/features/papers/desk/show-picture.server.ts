import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { type PictureType, readPicture } from '#lib/files/photographs/photograph.ts';
import { answerToSave } from '#lib/http/file-answer.server.ts';
import { problem } from '#lib/http/problem.server.ts';
import type { PictureServices } from '../intake/judge-picture.server.ts';
import { paperLabel } from '../paper-kinds.ts';
import '../tables.server.ts';

const INFECTED = {
  status: 409,
  title: 'This photograph stays shut',
  detail:
    'The virus scanner found something harmful in it. Press “Cannot be read”, and ask the family to bring the paper.',
};

const types = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const satisfies Record<PictureType, string>;

/**
 * The photograph of a paper for somebody of the office, after it is written down who looked. Its type comes from its
 * bytes. Undefined when there is none, or no longer.
 */
export async function showPicture(
  { store, files, clock, scan, content }: PictureServices,
  staff: StaffIn<'enrollment'>,
  { reference, id }: { reference: string; id: string },
) {
  const row = await store.read
    .selectFrom('paper_pictures')
    .select(['stored_file', 'paper'])
    .where('id', '=', id)
    .where('reference', '=', reference)
    .executeTakeFirst();
  const bytes = row?.stored_file && (await files.read(row.stored_file));
  const picture = bytes && readPicture(bytes);
  if (!row || !picture || 'fault' in picture) return undefined;
  // It may have come while the scanner did not answer.
  if ((await scan(picture.bytes)) === 'infected') throw problem(INFECTED);
  const detail = `photograph of a paper: ${paperLabel(content.papers.items, row.paper)}`;
  await store.write((transaction) =>
    recordAct(transaction, staff, { act: 'saw', about: reference, detail }, clock.now()),
  );
  return answerToSave(picture.bytes, types[picture.type]);
}
