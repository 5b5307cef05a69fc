import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { PapersPass } from '../papers-pass.server.ts';
import { destroyPicture } from '../pictures/destroy-picture.server.ts';
import { openPaper, setPaper } from './open-paper.server.ts';
import type { PaperServices } from './said-by-family.server.ts';

interface WholePicture {
  id: string;
  pass: PapersPass;
  paper: string;
  /** Clean, as it is kept. */
  bytes: Uint8Array;
}

export type KeptResult =
  | { outcome: 'arrived'; arrivedAt: string }
  | { outcome: 'refused'; status: number; detail: string };

/**
 * Keeps a picture that is there with all its bytes: the file first, then in one write that it has arrived, that the
 * paper is at the office, and that the picture before it is destroyed. `begin` writes the picture's row where there is
 * none yet.
 */
export async function keepWhole(
  { store, files, clock, content }: PaperServices,
  { id, pass, paper, bytes }: WholePicture,
  begin: (transaction: WriteTransaction) => Promise<void>,
): Promise<KeptResult> {
  const now = clock.now();
  const arrivedAt = now.toISOString();
  const name = await files.keep(bytes);
  let gone = [name];
  try {
    return await store.write(async (transaction): Promise<KeptResult> => {
      // Rolled back and tried again, it begins anew.
      gone = [name];
      const before = await transaction
        .selectFrom('paper_pictures')
        .select('arrived_at')
        .where('id', '=', id)
        .executeTakeFirst();
      if (before?.arrived_at) return { outcome: 'arrived', arrivedAt: before.arrived_at };
      const known = await openPaper(transaction, content, pass, paper, now);
      if ('against' in known) return { outcome: 'refused', status: 422, detail: known.against };
      await begin(transaction);
      const taken = await transaction
        .updateTable('paper_pictures')
        .set({ arrived_at: arrivedAt, stored_file: name })
        .where('id', '=', id)
        .where('arrived_at', 'is', null)
        .where('destroyed_at', 'is', null)
        .executeTakeFirst();
      // Another request was faster with the same bytes.
      if (taken.numUpdatedRows === 0n) return { outcome: 'arrived', arrivedAt };
      const pieces = await transaction
        .deleteFrom('paper_picture_pieces')
        .where('picture_id', '=', id)
        .returning('stored_file')
        .execute();
      const at = { reference: pass.reference, paper };
      await setPaper(transaction, at, { status: 'sent', pictureId: id }, now);
      const { pictureId } = known;
      gone = pieces.map(({ stored_file }) => stored_file);
      if (pictureId) gone.push(...(await destroyPicture(transaction, pictureId, 'replaced', now)));
      return { outcome: 'arrived', arrivedAt };
    });
  } finally {
    for (const one of gone) await files.remove(one);
  }
}
