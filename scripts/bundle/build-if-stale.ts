import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_BUNDLE, STAMP } from './built-files.ts';

const SOURCES = [
  'app',
  'server',
  'db',
  'scripts/pictures',
  'scripts/bundle',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];
/** The words on the drawn pictures; a change of these needs new pictures, but no new build. */
const WORDS_OF_PICTURES = ['pages.yaml', 'school.yaml'];

/**
 * Builds when there is no build or a source is newer than it. The build's own code is read only then, and the settings
 * are not: a wrong one is the start's to tell.
 */
export async function buildIfStale(
  contentFolder = process.env.CONTENT_DIR || 'content',
): Promise<void> {
  const builtAt = existsSync(STAMP) ? statSync(STAMP).mtimeMs : 0;
  if (!existsSync(SERVER_BUNDLE) || SOURCES.some((source) => newestChange(source) > builtAt)) {
    console.log('Building the website; this takes a few seconds.');
    const { build } = await import('../build.ts');
    await build(contentFolder);
  } else if (WORDS_OF_PICTURES.some((file) => newestChange(join(contentFolder, file)) > builtAt)) {
    try {
      const { redrawPictures } = await import('../pictures/redraw.ts');
      await redrawPictures(contentFolder);
    } catch (error) {
      if (!isNotInstalled(error)) throw error;
      console.log(
        'The drawn pictures keep their old words: what draws them is not installed here.',
      );
    }
  }
}

/** An image holds the site without what builds it. */
function isNotInstalled(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
}

function newestChange(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const entries = readdirSync(path).map((name) => newestChange(join(path, name)));
  return Math.max(stats.mtimeMs, ...entries);
}
