import { statSync } from 'node:fs';
import { join } from 'node:path';

/** In the data folder: pictures that were drawn after the build, because the words on them had changed. */
export const DRAWN_FOLDER = 'pictures';
/** The file whose time says when. */
export const DRAWN_STAMP = join(DRAWN_FOLDER, 'drawn');

/** The folder of these pictures; undefined where the build, which draws all of them, came after it. */
export function drawnSince(clientFolder: string, dataDir: string): string | undefined {
  const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const builtAt = timeOf(join(clientFolder, '..', 'built'));
  return timeOf(join(dataDir, DRAWN_STAMP)) > builtAt ? join(dataDir, DRAWN_FOLDER) : undefined;
}
