import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_FOLDER } from '../../scripts/bundle/built-files.ts';
import { fetchBrotli, warmUp } from '../tools/warm-up.ts';

/** What the service worker loads to keep the site, as it travels: brotli where the server has it. */
export async function measureKeptSite(address: string) {
  const worker = readFileSync(join(CLIENT_FOLDER, 'sw.js'), 'utf8');
  const first = listIn(worker, 'first');
  const pages = listIn(worker, 'pages');
  const files = listIn(worker, 'files');
  const scripts = files.filter((file) => file.endsWith('.js'));
  const pictures = files.filter((file) => !file.endsWith('.js'));
  const sizes = {
    documents: await documentsOf(address, pages),
    scripts: await transferOf(address, [...scripts, '/sw.js']),
    pictures: await transferOf(address, pictures),
  };
  return {
    pages,
    isComplete: files.length > 1 && files.every((file) => file.startsWith('/assets/')),
    sizes,
    bytes: Object.values(sizes).reduce((sum, size) => sum + size, 0),
    /** Of the pages that every phone keeps without being asked, and of the worker. */
    unasked: (await documentsOf(address, first)) + (await transferOf(address, ['/sw.js'])),
  };
}

/** The bundler writes a short list as a list, and a long one as a text that is split. */
function listIn(worker: string, name: string): string[] {
  const written = new RegExp(`\\b${name}:(?:\\[([^\\]]*)\\]|\`([^\`]+)\`\\.split\\(\`(.)\`\\))`);
  const [, list = '', text, between = ','] = written.exec(worker) ?? [];
  return text?.split(between) ?? JSON.parse(`[${list.replaceAll('`', '"')}]`);
}

async function documentsOf(address: string, paths: string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) bytes += await warmUp(address, path);
  return bytes;
}

async function transferOf(address: string, paths: string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) bytes += (await fetchBrotli(address + path)).body.length;
  return bytes;
}
