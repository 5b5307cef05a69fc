import { utimesSync } from 'node:fs';
import { readContent } from '#features/content/read.server.ts';
import { CannotStart } from '#lib/env.server.ts';
import { CLIENT_FOLDER, STAMP } from '../bundle/built-files.ts';
import { drawPictures } from './draw.ts';

/** Draws the pictures anew after somebody changed the words on them. Mistakes in the content are the start's to tell. */
export async function redrawPictures(contentFolder: string): Promise<void> {
  const startedAt = new Date();
  try {
    await drawPictures(CLIENT_FOLDER, readContent(contentFolder));
  } catch (error) {
    if (error instanceof CannotStart) return;
    throw error;
  }
  utimesSync(STAMP, startedAt, startedAt);
}
