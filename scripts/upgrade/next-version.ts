import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CannotStart } from '#lib/env.server.ts';
import { STAMP } from '../bundle/built-files.ts';

/** What the folder of a version is called: its number and the first digits of its commit. */
export const VERSION_FOLDER = /^\d+\.\d+\.\d+-[0-9a-f]{10}(\.making)?$/;

/**
 * Makes the folder of the wanted version beside the one that runs, with what was changed here by hand, and builds it.
 * What is not finished has another name. Gives the folder; the one that runs where there is nothing newer.
 */
export function makeNextVersion(current: string, wanted: string | undefined): string {
  const target = findTarget(current, wanted);
  if (target === git(current, 'rev-parse', 'HEAD')) return current;
  const { version } = JSON.parse(git(current, 'show', `${target}:package.json`));
  const next = join(dirname(current), `${version}-${target.slice(0, 10)}`);
  const edits = editsIn(current);
  if (existsSync(join(next, STAMP))) {
    if (editsIn(next) === edits) return next;
    // Edited since it was made.
    rmSync(next, { recursive: true });
  }
  const making = `${next}.making`;
  rmSync(making, { recursive: true, force: true });
  console.log(`Making version ${basename(next)} beside the one that runs.`);
  checkOut(current, making, target);
  takeEditsAlong(current, making, edits);
  install(current, making);
  run(making, 'npm', ['run', '--silent', 'build']);
  renameSync(making, next);
  return next;
}

function findTarget(current: string, wanted: string | undefined): string {
  git(current, 'fetch', '--quiet', '--tags', 'origin');
  const name = wanted ?? '@{upstream}';
  const target = tryGit(current, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (target === undefined) {
    throw new CannotStart(
      wanted === undefined
        ? 'This folder follows no branch: name the version, npm run upgrade -- --to=v1.2.3'
        : `There is no version ${wanted}.`,
    );
  }
  const isForward = isAncestor(current, 'HEAD', target);
  if (!isForward && !(wanted && isAncestor(current, target, 'HEAD'))) {
    throw new CannotStart(
      'This folder has commits that the new version does not have: merge the new version into them first.',
    );
  }
  return target;
}

const isAncestor = (folder: string, one: string, other: string) =>
  tryGit(folder, 'merge-base', '--is-ancestor', one, other) !== undefined;

/** A whole repository of its own, that follows what this one follows. */
function checkOut(current: string, making: string, target: string): void {
  const branch = git(current, 'rev-parse', '--abbrev-ref', 'HEAD');
  git(current, 'clone', '--quiet', '--no-checkout', '.', making);
  git(
    making,
    'fetch',
    '--quiet',
    '--tags',
    current,
    '+refs/remotes/origin/*:refs/remotes/origin/*',
  );
  git(making, 'remote', 'set-url', 'origin', git(current, 'remote', 'get-url', 'origin'));
  if (branch === 'HEAD') git(making, 'checkout', '--quiet', '--detach', target);
  else {
    git(making, 'checkout', '--quiet', '-B', branch, target);
    const upstream = `origin/${branch}`;
    if (tryGit(making, 'rev-parse', '--verify', '--quiet', upstream) !== undefined) {
      git(making, 'branch', '--quiet', `--set-upstream-to=${upstream}`);
    }
  }
}

/** What was changed here and not committed, such as a price in `content/`. */
const editsIn = (folder: string) => git(folder, 'diff', 'HEAD', '--binary');

function takeEditsAlong(current: string, making: string, edits: string): void {
  for (const name of git(current, 'ls-files', '--others', '--exclude-standard').split('\n')) {
    if (!name) continue;
    mkdirSync(dirname(join(making, name)), { recursive: true });
    copyFileSync(join(current, name), join(making, name));
  }
  if (!edits) return;
  try {
    git(making, { input: `${edits}\n` }, 'apply', '--3way', '--whitespace=nowarn', '-');
    git(making, 'reset', '--quiet');
  } catch {
    const files = git(current, 'diff', 'HEAD', '--name-only').split('\n').join(', ');
    throw new CannotStart(
      `What was changed here by hand does not fit the new version (${files}): commit and merge it first.`,
    );
  }
}

/** The same packages need no second download: their files are shared. */
function install(current: string, making: string): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const packages = realpathSync(join(current, 'node_modules'));
  if (lock(current) === lock(making)) {
    try {
      execFileSync('cp', ['-al', packages, join(making, 'node_modules')], { stdio: 'ignore' });
      return;
    } catch {
      // On another disk.
      rmSync(join(making, 'node_modules'), { recursive: true, force: true });
    }
  }
  run(making, 'npm', ['ci', '--no-audit', '--no-fund']);
}

function run(folder: string, program: string, parameters: string[]): void {
  try {
    execFileSync(program, parameters, { cwd: folder, stdio: 'inherit' });
  } catch {
    throw new CannotStart(
      `The new version could not be made (${program} ${parameters.join(' ')}); the site was not touched.`,
    );
  }
}

function git(folder: string, ...words: (string | { input: string })[]): string {
  const parameters = words.filter((word) => typeof word === 'string');
  const input = words.find((word) => typeof word !== 'string')?.input;
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  try {
    return execFileSync('git', parameters, {
      ...options,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(input !== undefined && { input }),
    }).trim();
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error).trim();
    throw new CannotStart(`git ${parameters[0]} failed: ${said.split('\n').at(-1)}`);
  }
}

function tryGit(folder: string, ...words: string[]): string | undefined {
  try {
    return git(folder, ...words);
  } catch {
    return undefined;
  }
}
