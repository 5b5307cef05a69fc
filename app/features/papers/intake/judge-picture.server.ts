import { type CleanPicture, readPicture } from '#lib/files/photographs/photograph.ts';
import type { Scan } from '#lib/files/virus-scan.server.ts';
import type { PictureProblem } from '../pictures/picture-faults.ts';
import type { PaperServices } from './said-by-family.server.ts';

/** What it takes to take a picture, or to show one. */
export interface PictureServices extends PaperServices {
  scan: Scan;
}

/**
 * A picture without what its pixels do not need, or what is wrong with it. The virus scanner sees what would be kept;
 * while it does not answer the picture is taken, and asked about again when the office looks (`show-picture.server.ts`).
 */
export async function judgePicture(
  { scan }: Pick<PictureServices, 'scan'>,
  whole: Uint8Array,
): Promise<CleanPicture | { fault: PictureProblem }> {
  const read = readPicture(whole);
  if ('fault' in read) return read;
  return (await scan(read.bytes)) === 'infected' ? { fault: 'infected' } : read;
}
