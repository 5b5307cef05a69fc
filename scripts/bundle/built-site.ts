import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build-if-stale.ts';
import { SERVER_BUNDLE } from './built-files.ts';

/** The server's bundle, for scripts that run the site within themselves; built first when that is due. */
export async function builtSite(
  contentFolder: string | undefined,
  dataDir?: string,
): Promise<typeof import('../../server/serve.ts')> {
  process.env.NODE_ENV ??= 'production';
  await buildIfStale(contentFolder, dataDir);
  return import(pathToFileURL(SERVER_BUNDLE).href);
}
