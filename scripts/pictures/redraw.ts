import { utimesSync, writeFileSync } from 'node:fs';
import { readContent } from '#features/content/read.server.ts';
import { CannotStart } from '#lib/env.server.ts';
import { redrawSharePictures } from './draw.ts';

/**
 * Draws the pictures anew after somebody changed the words on them, into a folder of the data: what runs the site may
 * not write to the program. `stamp` then says when. Mistakes in the content are the start's to tell.
 */
export function redrawPictures(contentFolder: string, folder: string, stamp: string): void {
  const startedAt = new Date();
  try {
    redrawSharePictures(folder, readContent(contentFolder));
  } catch (error) {
    if (error instanceof CannotStart) return;
    throw error;
  }
  writeFileSync(stamp, '');
  utimesSync(stamp, startedAt, startedAt);
}
