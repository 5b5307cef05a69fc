import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readContent } from '#features/content/read.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { CannotStart } from '#lib/env.server.ts';
import { compress } from '../server/http/negotiate.ts';
import { buildFollower } from './bundle/build-follower.ts';
import { buildPageScript } from './bundle/build-page-script.ts';
import { buildWorkers } from './bundle/build-worker.ts';
import { CLIENT_FOLDER, STAMP } from './bundle/built-files.ts';
import { drawPictures } from './pictures/draw.ts';

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.txt', '.webmanifest']);

if (import.meta.main) await build(process.env.CONTENT_DIR || 'content');

/** Some words of the content stand in what is built: those on pictures, and those of the page without a network. */
export async function build(contentFolder: string): Promise<void> {
  const content = checkedContent(contentFolder);
  const startedAt = new Date();
  const { status } = spawnSync('react-router', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', PATH: `node_modules/.bin:${process.env.PATH}` },
  });
  if (status !== 0) process.exit(status ?? 1);
  await buildFollower();
  const scripts = await buildPageScript(CLIENT_FOLDER);
  await buildWorkers(CLIENT_FOLDER, content, scripts);
  await drawPictures(CLIENT_FOLDER, content);
  await compressFiles(CLIENT_FOLDER);
  writeFileSync(STAMP, startedAt.toISOString());
}

function checkedContent(folder: string): Content {
  try {
    return readContent(folder);
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function compressFiles(folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const { br, gzip } = await compress(readFileSync(path));
    writeFileSync(`${path}.br`, br);
    writeFileSync(`${path}.gz`, gzip);
  }
}
