import { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import zlib from 'node:zlib';
import { CLIENT_FOLDER } from '../../scripts/bundle/built-files.ts';
import { builtSite } from '../../scripts/bundle/built-site.ts';

/**
 * The built site within the test itself, whose clock the test sets; `remove` stops it and removes its data. Its pages
 * are compressed with little effort: they are read and not weighed, and each is made anew for each day.
 */
export async function siteInThisProcess(
  contentDir: string,
  now: () => Date,
): Promise<{ address: string; remove(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-'));
  const { PATH } = process.env;
  const { start } = await withQuickBrotli(() => builtSite(undefined));
  const variables = {
    ...{ PATH, PORT: '0', HOST: '127.0.0.1', FIRST_ADMINISTRATOR: 'none', LOG_LEVEL: 'error' },
    ...{ DATA_DIR: dataDir, CONTENT_DIR: contentDir },
  };
  // Starting closes new files to others; what runs in this process afterwards decides for itself.
  const umask = process.umask();
  const { address, stop } = await start(variables, { client: CLIENT_FOLDER, clock: { now } });
  return {
    address,
    async remove() {
      await stop();
      process.umask(umask);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What `load` imports compresses with the least effort, whatever it asks for. */
async function withQuickBrotli<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const { brotliCompress } = zlib;
  const quick = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } };
  const replace = (compress: typeof brotliCompress) => {
    zlib.brotliCompress = compress;
    syncBuiltinESMExports();
  };
  replace(((body: Buffer, _asked: zlib.BrotliOptions, done: zlib.CompressCallback) =>
    brotliCompress(body, quick, done)) as typeof brotliCompress);
  try {
    return await load();
  } finally {
    replace(brotliCompress);
  }
}
