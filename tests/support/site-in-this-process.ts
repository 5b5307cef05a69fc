import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIENT_FOLDER } from '../../scripts/bundle/built-files.ts';
import { builtSite } from '../../scripts/bundle/built-site.ts';

/** The built site within the test itself, whose clock the test sets; `remove` stops it and removes its data. */
export async function siteInThisProcess(
  contentDir: string,
  now: () => Date,
): Promise<{ address: string; remove(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-'));
  const { PATH } = process.env;
  const { start } = await builtSite(undefined);
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
