import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_FOLDER } from '../scripts/bundle/built-files.ts';
import { fetchBrotli, warmUp } from './tools/warm-up.ts';

/** What the service worker loads to keep the site, as it travels: brotli where the server has it. */
export async function measureKeptSite(address: string) {
  const worker = readFileSync(join(CLIENT_FOLDER, 'sw.js'), 'utf8');
  // The bundler writes a short list as a list, and a long one as a text that is split.
  const pages: string[] = JSON.parse(
    (/pages:(\[[^\]]+\])/.exec(worker)?.[1] ?? '[]').replaceAll('`', '"'),
  );
  const files = (/files:`([^`]+)`/.exec(worker)?.[1] ?? '').split(',');
  const scripts = files.filter((file) => file.endsWith('.js'));
  const pictures = files.filter((file) => !file.endsWith('.js'));
  const sizes = {
    documents: 0,
    scripts: await transferOf(address, [...scripts, '/sw.js']),
    pictures: await transferOf(address, pictures),
  };
  for (const page of pages) sizes.documents += await warmUp(address, page);
  return {
    pages,
    isComplete: files.length > 1 && files.every((file) => file.startsWith('/assets/')),
    sizes,
    bytes: Object.values(sizes).reduce((sum, size) => sum + size, 0),
  };
}

async function transferOf(address: string, paths: string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) bytes += (await fetchBrotli(address + path)).body.length;
  return bytes;
}
