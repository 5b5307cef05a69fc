import { createHash } from 'node:crypto';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import {
  type PhotographKind,
  photographFault,
  photographKinds,
} from '#features/content/sections/photograph.ts';
import { type CleanPicture, readPicture } from '#lib/files/photographs/photograph.ts';
import type { Needs } from '#lib/needs.ts';
import { type PhotographProblem, photographProblems } from './photograph-faults.ts';
import '../tables.server.ts';

export interface KeptPhotograph {
  digest: string;
  width: number;
  height: number;
}

/**
 * Keeps a photograph that an editor has chosen, without anything that its camera wrote into it. Nobody sees it before a
 * part that names it is published. The same one sent again is kept once.
 */
export async function keepPhotograph(
  { store, files, clock }: Needs<'store' | 'files' | 'clock'>,
  _staff: StaffIn<'content'>,
  { file, kind }: { file: FormDataEntryValue | null; kind: PhotographKind },
): Promise<DeskOutcome<KeptPhotograph>> {
  const checked = await checkPhotograph(file, kind);
  if (typeof checked === 'string') return refuse(photographProblems[kind][checked], 'file');
  const { bytes, width, height } = checked;
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const stored_file = await files.keep(bytes);
  const kept = { digest, width, height };
  const row = { ...kept, stored_file, kept_at: clock.now().toISOString() };
  try {
    // A file that was there before is left for the nightly sweep: somebody may be reading it.
    await store.write((transaction) =>
      transaction
        .insertInto('content_photographs')
        .values(row)
        .onConflict((conflict) => conflict.column('digest').doUpdateSet(row))
        .execute(),
    );
  } catch (error) {
    await files.remove(stored_file);
    throw error;
  }
  return { outcome: 'done', ...kept };
}

async function checkPhotograph(
  file: FormDataEntryValue | null,
  kind: PhotographKind,
): Promise<CleanPicture | PhotographProblem> {
  if (!(file instanceof File) || file.name === '') return 'missing';
  const picture = readPicture(new Uint8Array(await file.arrayBuffer()));
  if ('fault' in picture) return picture.fault;
  if (picture.type !== 'jpeg') return 'noJpeg';
  if (picture.bytes.length > photographKinds[kind].largestBytes) return 'tooLarge';
  return photographFault(picture, kind) ?? picture;
}
