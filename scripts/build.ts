import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readContent } from '#features/content/read.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { CannotStart } from '#lib/env.server.ts';
import { compress } from '../server/negotiate.ts';
import { drawPictures } from './pictures/draw.ts';

export const SERVER_BUNDLE = join('build', 'server', 'index.js');
export const CLIENT_FOLDER = join('build', 'client');
const STAMP = join('build', 'built');
const SOURCES = [
  'app',
  'server',
  'db',
  'scripts/pictures',
  'content/pages.yaml',
  'content/school.yaml',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.txt', '.webmanifest']);

if (import.meta.main) await build();

/** Builds when there is no build or a source is newer than it. */
export async function buildIfStale(): Promise<void> {
  const builtAt = existsSync(STAMP) ? statSync(STAMP).mtimeMs : 0;
  if (!existsSync(SERVER_BUNDLE) || SOURCES.some((source) => newestChange(source) > builtAt)) {
    console.log('Building the website; this takes a few seconds.');
    await build();
  }
}

export async function build(): Promise<void> {
  const content = checkedContent();
  const startedAt = new Date();
  const { status } = spawnSync('react-router', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', PATH: `node_modules/.bin:${process.env.PATH}` },
  });
  if (status !== 0) process.exit(status ?? 1);
  await drawPictures(CLIENT_FOLDER, content);
  await compressFiles(CLIENT_FOLDER);
  writeFileSync(STAMP, startedAt.toISOString());
}

function checkedContent(): Content {
  try {
    return readContent('content');
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

function newestChange(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const entries = readdirSync(path).map((name) => newestChange(join(path, name)));
  return Math.max(stats.mtimeMs, ...entries);
}
