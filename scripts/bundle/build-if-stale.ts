import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWN_FOLDER, DRAWN_STAMP } from '../../server/http/drawn-pictures.ts';
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
 * are not: a wrong one is the start's to tell. With a data folder, the words that have changed since are drawn there.
 */
export async function buildIfStale(
  contentFolder = process.env.CONTENT_DIR || 'content',
  dataDir?: string,
): Promise<void> {
  const builtAt = timeOf(STAMP);
  const hasBuild = existsSync(SERVER_BUNDLE);
  if (!hasBuild || SOURCES.some((source) => newestChange(source) > builtAt)) {
    if (isWritable('.')) return build(contentFolder);
    if (!hasBuild) {
      console.error(
        'The website is not built, and this user cannot write to its folder: run `npm run build` there as its owner.',
      );
      process.exit(1);
    }
    console.warn(
      'The website is older than its sources, and this user cannot write to its folder: run `npm run build` there as its owner. It starts as it was built.',
    );
  }
  if (dataDir !== undefined) await drawChangedWords(contentFolder, dataDir, builtAt);
}

async function build(contentFolder: string): Promise<void> {
  console.log('Building the website; this takes a few seconds.');
  const { build: buildAll } = await import('../build.ts');
  await buildAll(contentFolder);
}

/** A picture is no reason not to start: links that are shared meanwhile show the old one. */
async function drawChangedWords(contentFolder: string, dataDir: string, builtAt: number) {
  const stamp = join(dataDir, DRAWN_STAMP);
  const drawnAt = Math.max(builtAt, timeOf(stamp));
  if (!WORDS_OF_PICTURES.some((file) => newestChange(join(contentFolder, file)) > drawnAt)) return;
  try {
    const { redrawPictures } = await import('../pictures/redraw.ts');
    redrawPictures(contentFolder, join(dataDir, DRAWN_FOLDER), stamp);
  } catch (error) {
    const reason = isNotInstalled(error)
      ? 'what draws them is not installed here'
      : (error as Error).message;
    console.warn(`The drawn pictures keep their old words: ${reason}.`);
  }
}

/** An image holds the site without what builds it. */
function isNotInstalled(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
}

/** Whether this user may build here; under systemd's `ProtectSystem` nobody may. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newestChange(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const entries = readdirSync(path).map((name) => newestChange(join(path, name)));
  return Math.max(stats.mtimeMs, ...entries);
}
